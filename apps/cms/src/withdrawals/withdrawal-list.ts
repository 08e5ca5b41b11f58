import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A file in the data folder. A restore merges it and does not replace it. */
export const WITHDRAWALS = "withdrawn.jsonl";
/** The last day of an immediate withdrawal, and of something without an end. */
export const AT_ONCE = "0000-01-01";
export const NO_END = "9999-12-31";

const Withdrawal = z.object({
  /** ISO date-time. */
  at: z.string(),
  kind: z.enum(["consent", "file", "subscriber", "sender"]),
  /** `albums/12`, the random name of a file, or the digest of an address. Never a person's name. */
  id: z.string(),
  /** The last day on which it may be used: a day, AT_ONCE or NO_END; for a sender the time of the erasure. */
  until: z.string(),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

const getKey = ({ kind, id }: Pick<Withdrawal, "kind" | "id">): string => `${kind} ${id}`;

/** The current entry of each record, file and subscriber in the list. A truncated line is ignored. */
export function readWithdrawals(folder: string): Map<string, Withdrawal> {
  const file = join(folder, WITHDRAWALS);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const lines = text.split("\n").flatMap((line) => {
    const read = Withdrawal.safeParse(parse(line));
    return read.success ? [read.data] : [];
  });
  return new Map(lines.map((line) => [getKey(line), line]));
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

type Change = Pick<Withdrawal, "kind" | "id" | "until"> & {
  /** The earlier last day; `undefined` for something new. */
  before: string | undefined;
};

/** Adds a line when something ends earlier than before, or when its entry has changed. */
export function recordWithdrawal(folder: string, change: Change, now = new Date()): void {
  const { before, ...entry } = change;
  if (entry.until === before) return;
  const known = readWithdrawals(folder).get(getKey(entry));
  if (known ? known.until === entry.until : before === undefined || entry.until > before) return;
  const line = JSON.stringify({ at: now.toISOString(), ...entry });
  appendFileSync(join(folder, WITHDRAWALS), `${line}\n`, { mode: 0o600, flush: true });
}

/** Merges several lists: unique lines, sorted by time. */
export function mergeWithdrawals(texts: string[]): string {
  const lines = new Set(texts.flatMap((text) => text.split("\n")).filter((line) => line !== ""));
  const sorted = [...lines].sort((a, b) => (getTimestamp(a) < getTimestamp(b) ? -1 : 1));
  return sorted.map((line) => `${line}\n`).join("");
}

const getTimestamp = (line: string): string => String(Object(parse(line)).at ?? "");
