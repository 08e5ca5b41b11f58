import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";

// Files that survive a crash, and a snapshot: a folder of them with a response in each.

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

/** A crash leaves the old or the new content, never a part. Only this user can read the file. */
export async function writeDurably(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    const handle = await open(temporary, "wx", 0o600);
    try {
      await handle.writeFile(data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const folder = await open(dirname(file), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Creates the folder if it is missing and removes temporary files of a crash. Returns the names of the other files. */
export function openFolder(folder: string): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = readdirSync(folder);
  const isTemporary = (name: string) => name.endsWith(".tmp");
  for (const name of names.filter(isTemporary)) rmSync(join(folder, name), { force: true });
  return names.filter((name) => !isTemporary(name));
}
