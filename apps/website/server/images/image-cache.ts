import { hash } from "node:crypto";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { openFolder, writeDurably } from "../../content/durable-files.ts";
import type { Log } from "../../content/log.ts";

export type ImageCache = Awaited<ReturnType<typeof createImageCache>>;

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

/** A visitor's text never becomes a file name. */
export const hashName = (text: string): string => hash("sha256", text, "hex").slice(0, HASH_LENGTH);
const toFileName = (name: string, part: string): string => hashName(name) + hashName(part);

/**
 * Files on disk, bounded in bytes: the least recently used are removed first. The newest are in memory, too, so a disk
 * that cannot be written slows the site but breaks nothing. An image, identified by its name, has several parts: its
 * source and what was rendered from it. Never rejects.
 */
export async function createImageCache(options: ImageCacheOptions) {
  const { folder, log, maxBytes = 512 * MEGABYTE, memoryBytes = 32 * MEGABYTE } = options;
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: ({ byteLength }) => byteLength || 1,
  });
  const files = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes || 1,
    dispose: (_bytes, file, reason) => {
      if (reason !== "set") enqueue(() => rm(join(folder, file), { force: true }));
    },
  });
  let queue: Promise<void> = Promise.resolve();
  let pendingBytes = 0;
  let isWritable = true;

  /** Work on the disk is done in order. */
  function enqueue(work: () => Promise<void>): void {
    queue = queue.then(work).catch((error: unknown) => {
      const message = "Images cannot be cached on disk; they are made again instead";
      if (isWritable) log.error({ folder, reason: String(error) }, message);
      isWritable = false;
    });
  }

  function removeWhere(isStale: (file: string) => boolean): void {
    for (const known of [memory, files])
      for (const file of [...known.keys()].filter(isStale)) known.delete(file);
  }

  enqueue(async () => {
    for (const { file, bytes } of await listFiles(folder)) files.set(file, bytes);
  });
  await queue;

  return {
    read: async (name: string, part: string): Promise<Buffer | undefined> => {
      const file = toFileName(name, part);
      const inMemory = memory.get(file);
      if (inMemory || files.get(file) === undefined) return inMemory;
      const bytes = await readFile(join(folder, file)).catch(() => undefined);
      if (bytes) memory.set(file, bytes);
      // A file that is gone or cannot be read is made again.
      else files.delete(file);
      return bytes;
    },
    has: (name: string, part: string): boolean => {
      const file = toFileName(name, part);
      return memory.has(file) || files.has(file);
    },
    isHalfFull: (): boolean => files.calculatedSize > maxBytes / 2,
    /** Returns at once; the bytes can be read from then on. */
    write: (name: string, part: string, bytes: Buffer): void => {
      const file = toFileName(name, part);
      memory.set(file, bytes);
      if (pendingBytes + bytes.byteLength > MAX_PENDING_BYTES) return;
      pendingBytes += bytes.byteLength;
      files.set(file, bytes.byteLength);
      enqueue(async () => {
        try {
          await writeDurably(join(folder, file), bytes);
          isWritable = true;
        } catch (error) {
          files.delete(file);
          throw error;
        } finally {
          pendingBytes -= bytes.byteLength;
        }
      });
    },
    /** Removes one part of an image, or all of it. */
    remove: (name: string, part?: string): void => {
      const start = part === undefined ? hashName(name) : toFileName(name, part);
      removeWhere((file) => file.startsWith(start));
    },
    /** Removes all images except these, which `hashName` has hashed. */
    prune: (used: ReadonlySet<string>): void =>
      removeWhere((file) => !used.has(file.slice(0, HASH_LENGTH))),
    /** Resolves when everything written so far is on disk or has failed. */
    settled: async (): Promise<void> => {
      // A file that is written can evict an older one.
      for (let seen: unknown; seen !== queue; ) {
        seen = queue;
        await queue;
      }
    },
  };
}

/** The cached files, oldest first. */
async function listFiles(folder: string): Promise<{ file: string; bytes: number }[]> {
  const names = openFolder(folder).filter((name) => FILE_NAME.test(name));
  const files = names.map(async (file) => ({ file, ...(await stat(join(folder, file))) }));
  const oldestFirst = (await Promise.all(files)).sort((a, b) => a.mtimeMs - b.mtimeMs);
  return oldestFirst.map(({ file, size }) => ({ file, bytes: size }));
}
