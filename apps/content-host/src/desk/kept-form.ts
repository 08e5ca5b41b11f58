/** What stood in a form that was not saved, by the paths of its fields, and when. */
export type KeptForm = { at: string; values: Record<string, unknown> };

type Fields = Record<string, { value?: unknown; disableFormData?: boolean }>;

const begin = "desk-words ";
const week = 7 * 24 * 60 * 60 * 1_000;
/** What the desk itself sets. When the form was filled is kept: an older one is told as such. */
const own = ["id", "createdAt", "updatedAt", "deletedAt", "changedBy", "_status"];

/** Keeps what stands in a form, for the person and the record that `place` names. */
export function keepWords(place: string, fields: Fields, now = new Date()): void {
  const values: KeptForm["values"] = {};
  for (const [path, { value, disableFormData }] of Object.entries(fields)) {
    if (value !== undefined && !disableFormData && !own.includes(path)) values[path] = value;
  }
  try {
    localStorage.setItem(begin + place, JSON.stringify({ at: now.toISOString(), values }));
  } catch {
    // The browser's room is full, or it gives none: then the form is as safe as any other.
  }
}

export function readWords(place: string): KeptForm | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(begin + place) ?? "null");
    return typeof kept?.at === "string" && typeof kept.values === "object" ? kept : undefined;
  } catch {
    // Somebody else has written there: it counts as nothing.
    return undefined;
  }
}

export const forgetWords = (place: string): void => localStorage.removeItem(begin + place);

/** Nobody comes back for what is older than a week. */
export function forgetOldWords(now = Date.now()): void {
  const places = Object.keys(localStorage).filter((key) => key.startsWith(begin));
  for (const key of places) {
    const place = key.slice(begin.length);
    const at = Date.parse(readWords(place)?.at ?? "");
    if (!(now - at < week)) forgetWords(place);
  }
}
