import { hash } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../../content/clock.ts";
import type { Snapshot } from "../../content/durable-files.ts";
import type { FeedEntry } from "../../model/feeds/feeds.ts";

/** By id, a digest of all values of each entry, which a release must not change, and the time of its last change. */
const Changes = z.record(z.string(), z.object({ digest: z.string(), at: z.iso.datetime() }));
type Changes = z.infer<typeof Changes>;

export type DatedEntry = FeedEntry & { changed: Date };

/** Adds the time of the last change to each entry of a feed, which the content API does not have. */
type DateEntries = (feed: string, entries: readonly FeedEntry[]) => DatedEntry[];

export function createDateEntries(
  snapshot: Pick<Snapshot, "load" | "save">,
  clock: Clock,
): DateEntries {
  const known = new Map<string, Changes>();
  const load = (feed: string) => Changes.safeParse(snapshot.load(feed)?.value).data ?? {};

  return (feed, entries) => {
    const before = known.get(feed) ?? load(feed);
    const now = clock.now().toISOString();
    const after: Changes = {};
    const dated = entries.map((entry) => {
      const former = before[entry.id];
      const digest = hash("sha256", JSON.stringify(entry), "base64url");
      const isSame = former?.digest === digest;
      const change = isSame ? former : { digest, at: former ? now : toFirstDate(entry, now) };
      after[entry.id] = change;
      return { ...entry, changed: new Date(change.at) };
    });
    known.set(feed, after);
    if (JSON.stringify(after) !== JSON.stringify(before))
      snapshot.save(feed, { value: after, day: clock.today() });
    return dated;
  };
}

/** A new entry with an earlier date counts from its date: the first run must not make all old entries new. */
function toFirstDate({ day }: FeedEntry, now: string): string {
  const date = new Date(`${day}T00:00:00+05:30`);
  return date < new Date(now) ? date.toISOString() : now;
}
