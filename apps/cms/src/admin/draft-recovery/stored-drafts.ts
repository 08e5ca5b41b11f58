/** What stood in a form that was not saved, and when. */
export type StoredDraft = { at: string; values: Record<string, unknown> };

const begin = "admin-draft ";
const week = 7 * 24 * 60 * 60 * 1_000;
/** What the admin panel itself sets. When the form was filled is kept: an older one is told as such. */
const own = ["id", "createdAt", "updatedAt", "deletedAt", "changedBy", "_status"];

/** Keeps what stands in a form, for the person and the record that `place` names. */
export function storeDraft(place: string, data: StoredDraft["values"], now = new Date()): void {
  const kept: StoredDraft = { at: now.toISOString(), values: inputOf(data) };
  try {
    localStorage.setItem(begin + place, JSON.stringify(kept));
  } catch {
    // The browser's room is full, or it gives none: then the form is as safe as any other.
  }
}

/** What somebody may have typed of a form's data. */
const inputOf = (data: StoredDraft["values"]): StoredDraft["values"] =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !own.includes(name)));

export function readDraft(place: string): StoredDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(begin + place) ?? "null");
    return typeof kept?.at === "string" && typeof kept.values === "object" ? kept : undefined;
  } catch {
    // Somebody else has written there: it counts as nothing.
    return undefined;
  }
}

/** Whoever signs in next at this computer finds nothing of what somebody else typed. */
export function removeAllDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(begin)) localStorage.removeItem(key);
}

export const removeDraft = (place: string): void => localStorage.removeItem(begin + place);

/** Nobody comes back for what is older than a week. */
export function removeOldDrafts(now = Date.now()): void {
  const places = Object.keys(localStorage).filter((key) => key.startsWith(begin));
  for (const key of places) {
    const place = key.slice(begin.length);
    const at = Date.parse(readDraft(place)?.at ?? "");
    if (!(now - at < week)) removeDraft(place);
  }
}
