import { toDay } from "./dates.ts";

/** The first and last day of a record: timestamps that mean calendar days. */
export type ShownDays = { showFrom?: string | null; showUntil?: string | null };

export type ShownState =
  | { isShown: true; until: string }
  | { isShown: false; reason: "not yet"; from: string }
  | { isShown: false; reason: "over"; since: string };

/** Whether a record is shown on a day, `YYYY-MM-DD` in Kolkata, including its first and last day. */
export function shownOn(day: string, { showFrom, showUntil }: ShownDays): ShownState {
  const from = toDay(showFrom) ?? "";
  const until = toDay(showUntil) ?? "";
  if (day < from) return { isShown: false, reason: "not yet", from };
  if (until !== "" && day > until) return { isShown: false, reason: "over", since: until };
  return { isShown: true, until };
}

export const shownToday = <T extends ShownDays>(records: readonly T[], day: string): T[] =>
  records.filter((record) => shownOn(day, record).isShown);
