import { toDay } from "./dates.ts";

/** A stored consent: free text, and ISO timestamps that mean calendar days. */
export type ConsentNote = {
  givenBy?: string | null;
  on?: string | null;
  until?: string | null;
  withdrawnOn?: string | null;
};

export type ConsentState =
  | { holds: true; until: string }
  | { holds: false; because: "missing" }
  | { holds: false; because: "not yet"; from: string }
  | { holds: false; because: "over"; since: string };

/** Whether a consent is valid on a day, inclusive. */
export function consentOn(day: string, note: ConsentNote | null | undefined): ConsentState {
  const from = toDay(note?.on);
  const end = toDay(note?.until);
  const withdrawn = toDay(note?.withdrawnOn);
  // An unreadable day must not become a consent without an end.
  if (!note?.givenBy?.trim() || !from || end === undefined || withdrawn === undefined)
    return { holds: false, because: "missing" };
  const until = withdrawn ? firstOf(end, dayBefore(withdrawn)) : end;
  if (day < from) return { holds: false, because: "not yet", from };
  if (until !== "" && day > until) return { holds: false, because: "over", since: until };
  return { holds: true, until };
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const firstOf = (end: string, other: string): string => (end && end < other ? end : other);
