import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeDurably } from "./write-durably.ts";

/** A response on its way from or to the disk. `value` is unknown: it is parsed like a response of the CMS. */
const Saved = z.object({
  value: z.unknown().refine((value) => value !== undefined),
  day: z.iso.date().catch(""),
});
export type SavedAnswer = { value: unknown; day: string };

/** The last good answers on disk, one file per call, so that a start with the host down still has content. */
export type Snapshot = {
  load: (key: string) => SavedAnswer | undefined;
  save: (key: string, answer: SavedAnswer) => void;
  remove: (key: string) => void;
  /** Once more what the disk did not take: else what was taken down would lie there until something else changes. */
  tryAgain: () => void;
  /** The keys of the stored responses. */
  keys: () => string[];
  /** Resolves when everything handed in so far is on disk or has failed. */
  settled: () => Promise<void>;
};

/** `onError` gets disk errors; the site continues from memory. */
export function createSnapshot(folder: string, onError: (error: unknown) => void): Snapshot {
  const kept = openFolder(folder);
  const fileOf = (key: string) => join(folder, `${Buffer.from(key).toString("base64url")}.json`);
  let queue: Promise<void> = Promise.resolve();
  /** What is still to be written, or with `undefined` removed; it stays until the disk has taken it. */
  const wanted = new Map<string, SavedAnswer | undefined>();

  async function settle(key: string): Promise<void> {
    if (!wanted.has(key)) return;
    const answer = wanted.get(key);
    if (answer) {
      await mkdir(folder, { recursive: true });
      await writeDurably(fileOf(key), JSON.stringify(answer));
    } else await rm(fileOf(key), { force: true });
    if (wanted.get(key) === answer) wanted.delete(key);
  }

  function enqueue(key: string, onFailure: (error: unknown) => void): void {
    queue = queue.then(() => settle(key)).catch(onFailure);
  }

  return {
    load: (key) => load(fileOf(key)),
    save: (key, answer) => {
      kept.add(key);
      wanted.set(key, answer);
      enqueue(key, onError);
    },
    remove: (key) => {
      kept.delete(key);
      wanted.set(key, undefined);
      enqueue(key, onError);
    },
    tryAgain: () => {
      // The first failure was reported.
      for (const key of wanted.keys()) enqueue(key, () => {});
    },
    keys: () => [...kept],
    settled: () => queue,
  };
}

/** No file, or a damaged one, means that nothing is known yet. */
function load(file: string): SavedAnswer | undefined {
  try {
    return Saved.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** The keys of the files that are there. What a crash left half written is removed. */
function openFolder(folder: string): Set<string> {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder);
  for (const name of names) if (name.endsWith(".tmp")) rmSync(join(folder, name), { force: true });
  const files = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));
  return new Set(files.map((name) => Buffer.from(name, "base64url").toString()));
}
