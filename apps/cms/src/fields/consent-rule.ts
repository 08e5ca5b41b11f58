import { toDay } from "./dates.ts";

/** A stored consent: free text, and ISO timestamps that mean calendar days. */
export type ConsentNote = {
  givenBy?: string | null;
  on?: string | null;
  until?: string | null;
  withdrawnOn?: string | null;
};

export type ConsentState =
  | { isValid: true; until: string }
  | { isValid: false; reason: "missing" }
  | { isValid: false; reason: "not yet"; from: string }
  | { isValid: false; reason: "over"; since: string };

export function consentOn(day: string, note: ConsentNote | null | undefined): ConsentState {
  const from = toDay(note?.on);
  const end = toDay(note?.until);
  const withdrawn = toDay(note?.withdrawnOn);
  // An unreadable day must not become a consent without an end.
  if (!note?.givenBy?.trim() || !from || end === undefined || withdrawn === undefined)
    return { isValid: false, reason: "missing" };
  const until = withdrawn ? firstOf(end, dayBefore(withdrawn)) : end;
  if (day < from) return { isValid: false, reason: "not yet", from };
  if (until !== "" && day > until) return { isValid: false, reason: "over", since: until };
  return { isValid: true, until };
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const firstOf = (end: string, other: string): string => (end && end < other ? end : other);
