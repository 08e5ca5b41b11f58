import { hash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import type { FeedEntry } from "../../app/for-server.ts";
import type { Clock } from "../../content/clock.ts";
import { writeDurably } from "../../content/write-durably.ts";

/** A digest of an entry's words, never the words; when it became what it is; and whether it was ever another. */
const Change = z.object({ digest: z.string(), at: z.iso.datetime(), isFirst: z.boolean() });
type Change = z.infer<typeof Change>;

const Kept = z.record(z.string(), z.record(z.string(), Change));

/** An entry, and when it last changed. */
export type DatedEntry = FeedEntry & { changed: Date; isFirst: boolean };

export type Changes = {
  /** When each entry of a feed last changed: the content API does not say. */
  date: (feed: string, entries: readonly FeedEntry[]) => DatedEntry[];
  settled: () => Promise<void>;
};

/** Stored in `file`. `onError` gets disk errors; without a disk the data lasts as long as the process. */
export function createChanges(
  file: string,
  clock: Pick<Clock, "now">,
  onError: (error: unknown) => void,
): Changes {
  mkdirSync(dirname(file), { recursive: true });
  const kept = load(file);
  let saving: Promise<void> = Promise.resolve();

  return {
    date: (feed, entries) => {
      const before = kept[feed] ?? {};
      const at = clock.now().toISOString();
      const after: Record<string, Change> = {};
      for (const entry of entries) {
        const known = before[entry.id];
        const digest = hash("sha256", JSON.stringify(entry), "base64url");
        after[entry.id] = known?.digest === digest ? known : { digest, at, isFirst: !known };
      }
      kept[feed] = after;
      if (JSON.stringify(after) !== JSON.stringify(before))
        saving = saving.then(() => writeDurably(file, JSON.stringify(kept))).catch(onError);
      return entries.map((entry) => {
        const { at: changed = at, isFirst = true } = after[entry.id] ?? {};
        return { ...entry, changed: new Date(changed), isFirst };
      });
    },
    settled: () => saving,
  };
}

/** A missing or damaged file means that everything is seen for the first time. */
function load(file: string): z.infer<typeof Kept> {
  try {
    return Kept.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}
