import { hash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import type { FeedEntry } from "../../app/for-server.ts";
import type { Clock } from "../../content/clock.ts";
import { writeDurably } from "../../content/write-durably.ts";

/** A digest of an entry's content, the time of its last change, and whether it has never changed. */
const Change = z.object({ digest: z.string(), at: z.iso.datetime(), isFirst: z.boolean() });
type Change = z.infer<typeof Change>;

const StoredChanges = z.record(z.string(), z.record(z.string(), Change));

export type DatedEntry = FeedEntry & { changed: Date; isFirst: boolean };

export type Changes = {
  /** Adds the time of the last change to each entry, which the content API does not have. */
  date: (feed: string, entries: readonly FeedEntry[]) => DatedEntry[];
  settled: () => Promise<void>;
};

/** Stores the changes in `file`. `onError` is called when a write fails; the changes are then only in memory. */
export function createChanges(
  file: string,
  clock: Pick<Clock, "now">,
  onError: (error: unknown) => void,
): Changes {
  mkdirSync(dirname(file), { recursive: true });
  const stored = load(file);
  let saving: Promise<void> = Promise.resolve();

  return {
    date: (feed, entries) => {
      const before = stored[feed] ?? {};
      const at = clock.now().toISOString();
      const after: Record<string, Change> = {};
      for (const entry of entries) {
        const known = before[entry.id];
        const digest = hash("sha256", JSON.stringify(entry), "base64url");
        after[entry.id] = known?.digest === digest ? known : { digest, at, isFirst: !known };
      }
      stored[feed] = after;
      if (JSON.stringify(after) !== JSON.stringify(before))
        saving = saving.then(() => writeDurably(file, JSON.stringify(stored))).catch(onError);
      return entries.map((entry) => {
        const { at: changed = at, isFirst = true } = after[entry.id] ?? {};
        return { ...entry, changed: new Date(changed), isFirst };
      });
    },
    settled: () => saving,
  };
}

/** A missing or damaged file counts as empty. */
function load(file: string): z.infer<typeof StoredChanges> {
  try {
    return StoredChanges.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}
