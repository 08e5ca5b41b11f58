import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { openFolder, writeDurably } from "./write-durably.ts";

/** A response as stored on disk. `value` is unknown: it has to be parsed like a CMS response. */
const Saved = z.object({
  value: z.unknown().refine((value) => value !== undefined),
  day: z.iso.date().catch(""),
});
export type SavedResponse = { value: unknown; day: string };

export type Snapshot = ReturnType<typeof createSnapshot>;

/** One file per call, so that a start while the CMS is down has content. On failure it continues from memory. */
export function createSnapshot(folder: string, onError: (error: unknown) => void) {
  const stored = readKeys(folder);
  const toFile = (key: string) => join(folder, `${Buffer.from(key).toString("base64url")}.json`);
  let queue: Promise<void> = Promise.resolve();
  /** Pending writes, or removals with `undefined`; an entry stays until it succeeds. */
  const pending = new Map<string, SavedResponse | undefined>();

  async function write(key: string): Promise<void> {
    if (!pending.has(key)) return;
    const response = pending.get(key);
    if (response) await writeDurably(toFile(key), JSON.stringify(response));
    else await rm(toFile(key), { force: true });
    if (pending.get(key) === response) pending.delete(key);
  }

  function enqueue(key: string, onFailure: (error: unknown) => void): void {
    queue = queue.then(() => write(key)).catch(onFailure);
  }

  return {
    load: (key: string): SavedResponse | undefined => load(toFile(key)),
    save: (key: string, response: SavedResponse): void => {
      stored.add(key);
      pending.set(key, response);
      enqueue(key, onError);
    },
    remove: (key: string): void => {
      stored.delete(key);
      pending.set(key, undefined);
      enqueue(key, onError);
    },
    /** Retries failed writes: otherwise unpublished content would stay on disk until the next change. */
    retry: (): void => {
      // The first failure was already reported.
      for (const key of pending.keys()) enqueue(key, () => {});
    },
    keys: (): string[] => [...stored],
    /** Resolves when all pending writes have finished or failed. */
    settled: (): Promise<void> => queue,
  };
}

/** Returns `undefined` for a missing or damaged file. */
function load(file: string): SavedResponse | undefined {
  try {
    return Saved.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

function readKeys(folder: string): Set<string> {
  const files = openFolder(folder).filter((name) => name.endsWith(".json"));
  return new Set(files.map((name) => Buffer.from(name.slice(0, -5), "base64url").toString()));
}
