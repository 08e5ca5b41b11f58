import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { readingStamp } from "./reading-stamp.ts";
import { writeDurably } from "./write-durably.ts";

/** An answer on its way from or to the disk. Of `value` nothing is known: it has to be read like the host's. */
export type SavedAnswer = { value: unknown; etag: string; day: string };

/** The last good answers on disk, one file per call, so that a start with the host down still has content. */
export type Snapshot = {
  load: (key: string) => SavedAnswer | undefined;
  save: (key: string, answer: SavedAnswer) => void;
  remove: (key: string) => void;
  /** Once more what the disk did not take: else what was taken down would lie there until something else changes. */
  tryAgain: () => void;
  /** The keys of what is kept. */
  keys: () => string[];
  /** Resolves when everything handed in so far is on disk or has failed. */
  settled: () => Promise<void>;
};

/**
 * `onError` hears of a disk that cannot be written; the site goes on from memory. `stamp` names the code that reads
 * answers: the tag of an answer that other code has read is dropped, so that the host is asked in full.
 */
export function createSnapshot(
  folder: string,
  onError: (error: unknown) => void,
  stamp: string = readingStamp(),
): Snapshot {
  const kept = openFolder(folder);
  const fileOf = (key: string) => fileIn(folder, key);
  let queue: Promise<void> = Promise.resolve();
  /** What is still to be written, or with `undefined` removed; it stays until the disk has taken it. */
  const wanted = new Map<string, SavedAnswer | undefined>();

  async function settle(key: string): Promise<void> {
    if (!wanted.has(key)) return;
    const answer = wanted.get(key);
    if (answer) {
      await mkdir(folder, { recursive: true });
      await writeDurably(fileOf(key), jsonPieces(answer, stamp));
    } else await rm(fileOf(key), { force: true });
    if (wanted.get(key) === answer) wanted.delete(key);
  }

  function enqueue(key: string, onFailure: (error: unknown) => void): void {
    queue = queue.then(() => settle(key)).catch(onFailure);
  }

  return {
    load: (key) => load(folder, key, stamp),
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
      // It was told when it failed first.
      for (const key of wanted.keys()) enqueue(key, () => {});
    },
    keys: () => [...kept],
    settled: () => queue,
  };
}

const fileIn = (folder: string, key: string) =>
  join(folder, `${Buffer.from(key).toString("base64url")}.json`);

function load(folder: string, key: string, stamp: string): SavedAnswer | undefined {
  try {
    return readSaved(JSON.parse(readFileSync(fileIn(folder, key), "utf8")), stamp);
  } catch {
    // No file, or a damaged one, means that nothing is known yet.
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

const PIECE = 64 * 1024;

/** The answer as JSON in pieces, so that a long list is never a second time in memory as one long text. */
function* jsonPieces({ value, ...rest }: SavedAnswer, stamp: string): Generator<string> {
  yield `${JSON.stringify({ ...rest, stamp }).slice(0, -1)},"value":`;
  if (!Array.isArray(value)) {
    yield `${JSON.stringify(value)}}`;
    return;
  }
  let piece = "[";
  for (const [at, item] of value.entries()) {
    piece += `${at > 0 ? "," : ""}${JSON.stringify(item)}`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}]}`;
}

function readSaved(json: unknown, stamp: string): SavedAnswer | undefined {
  if (typeof json !== "object" || json === null || !("value" in json)) return undefined;
  const { value, etag, day, stamp: former } = json as Record<string, unknown>;
  const isTagged = typeof etag === "string" && former === stamp;
  return { value, etag: isTagged ? etag : "", day: typeof day === "string" ? readDay(day) : "" };
}

const readDay = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : "");
