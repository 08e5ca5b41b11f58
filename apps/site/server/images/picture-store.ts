import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Log } from "../../content/log.ts";
import { writeDurably } from "../../content/write-durably.ts";

/** Names one kept thing: `of` the original that it belongs to, and `part` of it. */
export type StoreKey = { of: string; part: string };

/**
 * Pictures on disk, bounded in bytes: the least recently used leave first. A little of it also stands in
 * memory, so that a disk that cannot be written slows the site but breaks nothing. Never rejects.
 */
export type PictureStore = {
  read: (key: StoreKey) => Promise<Buffer | undefined>;
  has: (key: StoreKey) => boolean;
  isHalfFull: () => boolean;
  /** Returns at once; the bytes can be read from then on. */
  write: (key: StoreKey, bytes: Buffer) => void;
  /** Removes one thing. */
  drop: (key: StoreKey) => void;
  /** Removes everything that belongs to an original. */
  remove: (of: string) => void;
  /** Removes everything that belongs to originals which are not to be kept; `owner` is made by `ownerOf`. */
  sweep: (isKept: (owner: string) => boolean) => void;
  /** Resolves when everything handed in so far is on disk or has failed. */
  settled: () => Promise<void>;
};

export type PictureStoreOptions = {
  folder: string;
  log: Log;
  maxBytes?: number;
  memoryBytes?: number;
};

const MEGABYTE = 1024 * 1024;
const LONGEST_BACKLOG = 64 * MEGABYTE;
const FILE_NAME = /^[0-9a-f]{64}$/;

export async function createPictureStore(options: PictureStoreOptions): Promise<PictureStore> {
  const { folder, log, maxBytes = 512 * MEGABYTE, memoryBytes = 32 * MEGABYTE } = options;
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: (bytes) => bytes.byteLength || 1,
  });
  const onDisk = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes || 1,
    dispose: (_bytes, name, reason) => {
      if (reason === "evict") enqueue(() => rm(join(folder, name), { force: true }));
    },
  });
  const { enqueue, settled } = createQueue((error) => noteDisk(false, error));
  let backlog = 0;
  let isWritable = true;

  function noteDisk(works: boolean, error?: unknown): void {
    if (isWritable && !works) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ folder, reason }, "Pictures cannot be kept on disk; they are made again instead");
    }
    isWritable = works;
  }

  function removeWhere(isStale: (name: string) => boolean): void {
    const forget = () => {
      const names = [...onDisk.keys()].filter(isStale);
      for (const name of names) onDisk.delete(name);
      return names;
    };
    for (const name of [...memory.keys()].filter(isStale)) memory.delete(name);
    const names = forget();
    enqueue(async () => {
      // A write that stood in the queue before this may have listed a file again.
      for (const name of [...names, ...forget()]) await rm(join(folder, name), { force: true });
    });
  }

  const removeAll = (start: string) => removeWhere((name) => name.startsWith(start));

  const found = await listFiles(folder).catch((error: unknown) => {
    noteDisk(false, error);
    return [];
  });
  for (const { name, bytes } of found) onDisk.set(name, bytes);

  return {
    read: async (key) => {
      const name = fileNameOf(key);
      const remembered = memory.get(name);
      if (remembered) return remembered;
      if (onDisk.get(name) === undefined) return undefined;
      try {
        const bytes = await readFile(join(folder, name));
        memory.set(name, bytes);
        return bytes;
      } catch {
        // Gone or unreadable counts as never kept: the picture is made again.
        onDisk.delete(name);
        return undefined;
      }
    },
    has: (key) => memory.has(fileNameOf(key)) || onDisk.has(fileNameOf(key)),
    isHalfFull: () => onDisk.calculatedSize > maxBytes / 2,
    write: (key, bytes) => {
      const name = fileNameOf(key);
      memory.set(name, bytes);
      if (backlog + bytes.byteLength > LONGEST_BACKLOG) return;
      backlog += bytes.byteLength;
      enqueue(async () => {
        try {
          await mkdir(folder, { recursive: true });
          await writeDurably(join(folder, name), bytes);
          onDisk.set(name, bytes.byteLength);
          noteDisk(true);
        } finally {
          backlog -= bytes.byteLength;
        }
      });
    },
    drop: (key) => removeAll(fileNameOf(key)),
    remove: (of) => removeAll(ownerOf(of)),
    sweep: (isKept) => {
      const isStale = (name: string) => !isKept(ownerIn(name));
      if ([...onDisk.keys(), ...memory.keys()].some(isStale)) removeWhere(isStale);
    },
    settled,
  };
}

/** Work on the disk, one after the other. */
function createQueue(onError: (error: unknown) => void) {
  let queue: Promise<void> = Promise.resolve();
  return {
    enqueue: (work: () => Promise<void>): void => {
      queue = queue.then(work).catch(onError);
    },
    settled: async (): Promise<void> => {
      // Work may add work: a picture that is written makes an older one leave.
      for (let seen: unknown; seen !== queue; ) {
        seen = queue;
        await queue;
      }
    },
  };
}

const HALF = 32;
const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, HALF);

/** How an original is called here. A visitor's text never becomes a file name. */
export const ownerOf = (name: string): string => digestOf(name);

const ownerIn = (fileName: string): string => fileName.slice(0, HALF);
const fileNameOf = ({ of, part }: StoreKey): string => ownerOf(of) + digestOf(part);

/** The kept files, oldest first. What a crash left half written is removed. */
async function listFiles(folder: string): Promise<{ name: string; bytes: number }[]> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const files: { name: string; bytes: number; at: number }[] = [];
  for (const name of names) {
    const file = join(folder, name);
    if (name.endsWith(".tmp")) await rm(file, { force: true });
    if (!FILE_NAME.test(name)) continue;
    const { size, mtimeMs } = await stat(file);
    files.push({ name, bytes: size, at: mtimeMs });
  }
  return files.sort((a, b) => a.at - b.at);
}
