/** A stored consent: free text, and ISO dates that mean calendar days. */
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

/**
 * Whether a consent note holds on a day. `dayOfMoment` turns a stored moment into `YYYY-MM-DD`.
 * Both ends belong to the consent: it holds on the day it is given and on its last day.
 */
export function consentOn(
  day: string,
  note: ConsentNote | null | undefined,
  dayOfMoment: (moment: string) => string,
): ConsentState {
  const from = note?.on ? dayOfMoment(note.on) : "";
  const until = note?.until ? dayOfMoment(note.until) : "";
  // A last day that cannot be read must not become consent without end.
  if (!note?.givenBy?.trim() || from === "" || (note.until && until === "")) {
    return { holds: false, because: "missing" };
  }
  if (day < from) return { holds: false, because: "not yet", from };
  if (until !== "" && day > until) return { holds: false, because: "over", since: until };
  return { holds: true, until };
}
