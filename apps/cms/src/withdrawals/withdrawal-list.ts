import { appendFileSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { dayOf } from "@manor/content-api/calendar-day";
import { z } from "zod";

/** A file in the data folder. A restore merges it and does not replace it. */
export const WITHDRAWALS = "withdrawn.jsonl";
/** The last day of an immediate withdrawal, and of something without an end. */
export const AT_ONCE = "0000-01-01";
export const NO_END = "9999-12-31";

const Withdrawal = z.object({
  /** ISO date-time. */
  at: z.string(),
  kind: z.enum(["consent", "file", "photo", "all-photos", "subscriber", "sender"]),
  /** `albums/12`, the name of a file, both for a photo of a record, or a digest. Never a person's name. */
  id: z.string(),
  /** The last day on which it may be used: a day, AT_ONCE or NO_END; for a sender the time of the erasure. */
  until: z.string(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

const DAY_MS = 86_400_000;

/** The last day on which an entry allows something. A withdrawal without a day took effect the day before. */
export const lastAllowedDay = ({ at, until }: Pick<Withdrawal, "at" | "until">): string =>
  until === AT_ONCE ? dayOf(new Date(Date.parse(at) - DAY_MS)) : until;

const getKey = ({ kind, id }: Pick<Withdrawal, "kind" | "id">): string => `${kind} ${id}`;

type List = { stamp: string; entries: ReadonlyMap<string, Withdrawal>; isTruncated: boolean };
const lists = new Map<string, List>();

/** The current entry of each record, file and subscriber in the list. A truncated line is ignored. */
export const readWithdrawals = (folder: string): ReadonlyMap<string, Withdrawal> =>
  readList(folder).entries;

/** Read again only when the file has changed; another process may have changed it. */
function readList(folder: string): List {
  const file = join(folder, WITHDRAWALS);
  const stats = statSync(file, { throwIfNoEntry: false });
  const stamp = stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : "";
  const known = lists.get(folder);
  if (known?.stamp === stamp) return known;
  const text = stats ? readFileSync(file, "utf8") : "";
  const lines = text.split("\n").flatMap((line) => {
    const read = Withdrawal.safeParse(parse(line));
    return read.success ? [read.data] : [];
  });
  const entries = new Map(lines.map((line) => [getKey(line), line]));
  const list = { stamp, entries, isTruncated: text !== "" && !text.endsWith("\n") };
  lists.set(folder, list);
  return list;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

type Change = Pick<Withdrawal, "kind" | "id" | "until"> & {
  before: string | undefined;
};

export function recordWithdrawal(folder: string, change: Change, now = new Date()): void {
  const { before, ...entry } = change;
  const isKnown = readWithdrawals(folder).has(getKey(entry));
  if (!isKnown && (before === undefined || entry.until >= before)) return;
  addEntries(folder, [entry], now);
}

export function addEntries(
  folder: string,
  entries: readonly Omit<Withdrawal, "at">[],
  now = new Date(),
): void {
  const { entries: known, isTruncated } = readList(folder);
  const at = now.toISOString();
  const lines = entries
    .filter((entry) => known.get(getKey(entry))?.until !== entry.until)
    .map((entry) => `${JSON.stringify({ at, ...entry })}\n`);
  if (lines.length === 0) return;
  // A process was killed while it wrote the last line. The next one must not become part of it.
  const text = (isTruncated ? "\n" : "") + lines.join("");
  appendFileSync(join(folder, WITHDRAWALS), text, { mode: 0o600, flush: true });
}

export function mergeWithdrawals(texts: string[]): string {
  const lines = new Set(texts.flatMap((text) => text.split("\n")).filter((line) => line !== ""));
  // Equal times keep their order.
  const sorted = [...lines].sort((a, b) => compare(getTimestamp(a), getTimestamp(b)));
  return sorted.map((line) => `${line}\n`).join("");
}

const getTimestamp = (line: string): string => String(Object(parse(line)).at ?? "");

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
