import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Log } from "../../content/log.ts";
import { writeDurably } from "../../content/write-durably.ts";

/** One cached file: the image that it belongs to, and which part of it this is. */
type CacheKey = { owner: string; part: string };

/**
 * Files on disk, bounded in bytes: the least recently used are removed first. The newest are in memory, too, so a disk
 * that cannot be written slows the site but breaks nothing. Never rejects.
 */
export type ImageCache = {
  read: (key: CacheKey) => Promise<Buffer | undefined>;
  has: (key: CacheKey) => boolean;
  isHalfFull: () => boolean;
  /** Returns at once; the bytes can be read from then on. */
  write: (key: CacheKey, bytes: Buffer) => void;
  /** Removes one part of an image, or all of it. */
  remove: (owner: string, part?: string) => void;
  /** Removes all images for which `isUsed` returns false; its argument is the result of `ownerHash`. */
  prune: (isUsed: (owner: string) => boolean) => void;
  /** Resolves when everything written so far is on disk or has failed. */
  settled: () => Promise<void>;
};

export type ImageCacheOptions = {
  folder: string;
  log: Log;
  maxBytes?: number;
  memoryBytes?: number;
};

const MEGABYTE = 1024 * 1024;
const MAX_PENDING_BYTES = 64 * MEGABYTE;
const HASH_LENGTH = 32;
const FILE_NAME = /^[0-9a-f]{64}$/;

const toHash = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);
/** An image's name in file names: a visitor's text never becomes one. */
export const ownerHash = toHash;
const fileName = ({ owner, part }: CacheKey): string => toHash(owner) + toHash(part);

export async function createImageCache(options: ImageCacheOptions): Promise<ImageCache> {
  const { folder, log, maxBytes = 512 * MEGABYTE, memoryBytes = 32 * MEGABYTE } = options;
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: ({ byteLength }) => byteLength || 1,
  });
  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes || 1,
    dispose: (_bytes, name, reason) => {
      if (reason === "evict") enqueue(() => rm(join(folder, name), { force: true }));
    },
  });
  let queue: Promise<void> = Promise.resolve();
  let pendingBytes = 0;
  let isWritable = true;

  /** Work on the disk is done in order. */
  function enqueue(work: () => Promise<void>): void {
    queue = queue.then(work).catch(logFailure);
  }

  function logFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (isWritable)
      log.error({ folder, reason }, "Images cannot be cached on disk; they are made again instead");
    isWritable = false;
  }

  function removeWhere(isStale: (name: string) => boolean): void {
    for (const name of [...memory.keys()].filter(isStale)) memory.delete(name);
    const stale = [...files.keys()].filter(isStale);
    for (const name of stale) files.delete(name);
    if (stale.length > 0)
      enqueue(async () => {
        for (const name of stale) await rm(join(folder, name), { force: true });
      });
  }

  enqueue(async () => {
    for (const { name, bytes } of await listFiles(folder)) files.set(name, bytes);
  });
  await queue;

  return {
    read: async (key) => {
      const name = fileName(key);
      const inMemory = memory.get(name);
      if (inMemory || files.get(name) === undefined) return inMemory;
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      if (bytes) memory.set(name, bytes);
      // A file that is gone or cannot be read is made again.
      else files.delete(name);
      return bytes;
    },
    has: (key) => memory.has(fileName(key)) || files.has(fileName(key)),
    isHalfFull: () => files.calculatedSize > maxBytes / 2,
    write: (key, bytes) => {
      const name = fileName(key);
      memory.set(name, bytes);
      if (pendingBytes + bytes.byteLength > MAX_PENDING_BYTES) return;
      pendingBytes += bytes.byteLength;
      files.set(name, bytes.byteLength);
      enqueue(async () => {
        try {
          await mkdir(folder, { recursive: true });
          await writeDurably(join(folder, name), bytes);
          isWritable = true;
        } catch (error) {
          files.delete(name);
          throw error;
        } finally {
          pendingBytes -= bytes.byteLength;
        }
      });
    },
    remove: (owner, part) => {
      const start = part === undefined ? toHash(owner) : fileName({ owner, part });
      removeWhere((name) => name.startsWith(start));
    },
    prune: (isUsed) => removeWhere((name) => !isUsed(name.slice(0, HASH_LENGTH))),
    settled: async () => {
      // A file that is written can evict an older one.
      for (let seen: unknown; seen !== queue; ) {
        seen = queue;
        await queue;
      }
    },
  };
}

/** The cached files, oldest first. Removes temporary files of a crash. */
async function listFiles(folder: string): Promise<{ name: string; bytes: number }[]> {
  await mkdir(folder, { recursive: true });
  const files: { name: string; bytes: number; at: number }[] = [];
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (name.endsWith(".tmp")) await rm(file, { force: true });
    if (!FILE_NAME.test(name)) continue;
    const { size, mtimeMs } = await stat(file);
    files.push({ name, bytes: size, at: mtimeMs });
  }
  return files.sort((a, b) => a.at - b.at);
}
