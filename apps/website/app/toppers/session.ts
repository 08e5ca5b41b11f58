import { type Day, getYear } from "../../model/dates/day.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { allOption, type Option } from "../lists/list-view.ts";

const SESSION = /^(\d{4}) ?- ?(\d{4}|\d{2})$/;

/** Normalises a session (R10): trims it, any dash becomes a hyphen, `2023-24` becomes `2023-2024`. */
export function toSession(text: string): string {
  const normalized = text
    .trim()
    .replace(/\p{Dash}/gu, "-")
    .replace(/\s+/g, " ");
  const match = SESSION.exec(normalized);
  if (!match) return normalized;
  const [, start = "", end = ""] = match;
  if (end.length === 4) return `${start}-${end}`;
  const century = Math.floor(Number(start) / 100) + (Number(end) < Number(start.slice(2)) ? 1 : 0);
  return `${start}-${century}${end}`;
}

const session = (startYear: number): string => `${startYear}-${startYear + 1}`;

/** The session of the toppers on home: current year to next year (R34). */
export const homeSession = (today: Day): string => session(getYear(today) ?? 0);

/** The initial session of a topper page: previous year to current year (R35). */
export const startSession = (today: Day): string => session((getYear(today) ?? 0) - 1);

/** All, then every distinct session of the records and the initial one, newest first (R35). */
export function sessionOptions(sessions: Iterable<string>, today: Day, t: Translate): Option[] {
  const distinct = new Set([startSession(today), ...Array.from(sessions, toSession)]);
  distinct.delete("");
  const sorted = [...distinct].sort(newestFirst);
  return [allOption(t), ...sorted.map((value) => ({ value, label: value }))];
}

// Text that is not a session, such as `Batch 7`, sorts after the sessions.
function newestFirst(a: string, b: string): number {
  if (SESSION.test(a) !== SESSION.test(b)) return SESSION.test(a) ? -1 : 1;
  return a < b ? 1 : -1;
}
