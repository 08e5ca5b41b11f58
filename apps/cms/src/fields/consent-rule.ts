/** A stored consent: free text, and ISO timestamps that mean calendar days. */
export type ConsentNote = {
  givenBy?: string | null;
  on?: string | null;
  until?: string | null;
};

export type ConsentState =
  | { holds: true; until: string }
  | { holds: false; because: "missing" }
  | { holds: false; because: "not yet"; from: string }
  | { holds: false; because: "over"; since: string };

/** Whether a consent is valid on a day, inclusive. `toDay` converts a stored timestamp to `YYYY-MM-DD`. */
export function consentOn(
  day: string,
  note: ConsentNote | null | undefined,
  toDay: (timestamp: string) => string,
): ConsentState {
  const from = note?.on ? toDay(note.on) : "";
  const until = note?.until ? toDay(note.until) : "";
  // An unreadable last day must not become a consent without an end.
  if (!note?.givenBy?.trim() || from === "" || (note.until && until === "")) {
    return { holds: false, because: "missing" };
  }
  if (day < from) return { holds: false, because: "not yet", from };
  if (until !== "" && day > until) return { holds: false, because: "over", since: until };
  return { holds: true, until };
}
