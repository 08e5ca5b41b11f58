import { hash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import type { FeedEntry } from "../../app/for-server.ts";
import type { Clock } from "../../content/clock.ts";
import { writeDurably } from "../../content/write-durably.ts";

/**
 * What is known of an entry from one time to the next: a digest of its words, never the words. `sequence` grows with
 * every change (RFC 5545, 3.8.7.4); it is made from the time, so that it still grows when this file is lost.
 */
const Revision = z.object({
  digest: z.string(),
  day: z.string(),
  sequence: z.number().int(),
  /** When it was first seen, last changed, and found missing. ISO date-times. */
  seen: z.iso.datetime(),
  changed: z.iso.datetime().optional(),
  gone: z.iso.datetime().optional(),
});
export type Revision = z.infer<typeof Revision>;

const Kept = z.record(z.string(), z.record(z.string(), Revision));

export type Revisions = {
  /** Compares a feed's entries with those of the last time. `gone` are those that were there once. */
  compare: (
    feed: string,
    entries: readonly FeedEntry[],
  ) => { present: ReadonlyMap<string, Revision>; gone: ReadonlyMap<string, Revision> };
  settled: () => Promise<void>;
};

/** So long a calendar is told that an entry is off; whoever asks more seldom keeps it. */
const TOLD_FOR_MS = 90 * 24 * 3_600_000;
const EPOCH_MS = Date.UTC(2020, 0, 1);

/** Kept in `file`. `onError` hears of a disk that cannot be written; the revisions then last as long as the process. */
export function createRevisions(
  file: string,
  clock: Pick<Clock, "now">,
  onError: (error: unknown) => void,
): Revisions {
  mkdirSync(dirname(file), { recursive: true });
  const kept = load(file);
  let saving: Promise<void> = Promise.resolve();
  const save = () => {
    saving = saving.then(() => writeDurably(file, JSON.stringify(kept))).catch(onError);
  };

  return {
    compare: (feed, entries) => {
      const before = new Map(Object.entries(kept[feed] ?? {}));
      const after = revise(before, entries, clock.now());
      if (!isSame(before, after)) {
        kept[feed] = Object.fromEntries(after);
        save();
      }
      return {
        present: new Map([...after].filter(([, { gone }]) => !gone)),
        gone: new Map([...after].filter(([, { gone }]) => gone)),
      };
    },
    settled: () => saving,
  };
}

function revise(
  before: ReadonlyMap<string, Revision>,
  entries: readonly FeedEntry[],
  now: Date,
): Map<string, Revision> {
  const moment = now.toISOString();
  const sequence = Math.floor((now.getTime() - EPOCH_MS) / 1_000);
  const after = new Map<string, Revision>();
  for (const entry of entries) {
    const digest = hash("sha256", JSON.stringify(entry), "base64url");
    const known = before.get(entry.id);
    if (known && !known.gone && known.digest === digest) after.set(entry.id, known);
    else {
      const seen = known?.seen ?? moment;
      const next = { digest, day: entry.day, sequence, seen };
      after.set(entry.id, known ? { ...next, changed: moment } : next);
    }
  }
  for (const [id, known] of before) {
    if (after.has(id)) continue;
    if (!known.gone) after.set(id, { ...known, digest: "", sequence, gone: moment });
    else if (now.getTime() - Date.parse(known.gone) < TOLD_FOR_MS) after.set(id, known);
  }
  return after;
}

const isSame = (before: ReadonlyMap<string, Revision>, after: ReadonlyMap<string, Revision>) =>
  before.size === after.size && [...after].every(([id, revision]) => before.get(id) === revision);

/** A missing or damaged file means that everything is seen for the first time. */
function load(file: string): z.infer<typeof Kept> {
  try {
    return Kept.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}
