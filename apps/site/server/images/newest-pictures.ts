import { setImmediate as breathe } from "node:timers/promises";
import { filesIn } from "./files-in.ts";

/** So many records are read before others have their turn: a list may have a hundred thousand. */
const AT_A_TIME = 1_000;
/** A name may have no ending at all; one that has another names no picture. */
const OTHER_FILE = /\.(?!jpe?g$|png$|webp$|avif$|gif$|hei[cf]$|tiff?$)[a-z0-9]{2,5}$/i;

/**
 * The pictures that records name, at most so many: first those of records without a day, which stand on the site for
 * long, then those of the newest month, of the one before it, and so on.
 */
export async function newestPictures(records: Iterable<unknown>, most: number): Promise<string[]> {
  const months = new Map<string, string[]>();
  let count = 0;
  for (const record of records) {
    const month = monthOf(record);
    const names = months.get(month) ?? [];
    months.set(month, names);
    // No more than that many of one month are ever wanted.
    if (names.length < most) names.push(...picturesIn(record).slice(0, most - names.length));
    count += 1;
    if (count % AT_A_TIME === 0) await breathe();
  }
  const newest = [...months.keys()].sort().reverse();
  return [...new Set(newest.flatMap((month) => months.get(month) ?? []))].slice(0, most);
}

const picturesIn = (record: unknown) => filesIn(record).filter((name) => !OTHER_FILE.test(name));

/** `2026-11`; what has no day sorts before every month that has one. */
function monthOf(record: unknown): string {
  const { date, fromDate } = (record ?? {}) as { date?: unknown; fromDate?: unknown };
  return /^\d{4}-\d\d/.exec(String(date ?? fromDate))?.[0] ?? "without a day";
}
