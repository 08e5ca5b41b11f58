import { mkdirSync, readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "./write-durably.ts";

type SavedAnswer = { value: unknown; etag: string; day: string };

/** The last good answers on disk, one file per call, so that a start with the host down still has content. */
export type Snapshot = {
  load: (key: string) => SavedAnswer | undefined;
  save: (key: string, answer: SavedAnswer) => void;
  remove: (key: string) => void;
  /** Resolves when everything handed in so far is on disk or has failed. */
  settled: () => Promise<void>;
};

/** `onError` hears of a disk that cannot be written; the site goes on from memory. */
export function createSnapshot(folder: string, onError: (error: unknown) => void): Snapshot {
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, `${Buffer.from(key).toString("base64url")}.json`);
  let queue: Promise<void> = Promise.resolve();
  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(work).catch(onError);
  };
  return {
    load: (key) => {
      try {
        const saved: unknown = JSON.parse(readFileSync(fileOf(key), "utf8"));
        return isSaved(saved) ? saved : undefined;
      } catch {
        // No file, or a damaged one, means that nothing is known yet.
        return undefined;
      }
    },
    save: (key, answer) =>
      enqueue(async () => {
        await mkdir(folder, { recursive: true });
        await writeDurably(fileOf(key), jsonPieces(answer));
      }),
    remove: (key) => enqueue(() => rm(fileOf(key), { force: true })),
    settled: () => queue,
  };
}

const PIECE = 64 * 1024;

/** The answer as JSON in pieces, so that a long list is never a second time in memory as one long text. */
function* jsonPieces({ value, ...rest }: SavedAnswer): Generator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"value":`;
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

function isSaved(value: unknown): value is SavedAnswer {
  return (
    typeof value === "object" &&
    value !== null &&
    "value" in value &&
    "etag" in value &&
    "day" in value
  );
}
