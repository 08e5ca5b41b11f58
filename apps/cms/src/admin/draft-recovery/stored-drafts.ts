/** The values of a form that was not saved, and the time. */
export type StoredDraft = { at: string; values: Record<string, unknown> };

const begin = "admin-draft ";
const week = 7 * 24 * 60 * 60 * 1_000;
/** Fields that the CMS sets. */
const own = ["id", "createdAt", "updatedAt", "deletedAt", "changedBy", "_status"];

/** Stores the values of a form for the user and record that `place` identifies. */
export function storeDraft(place: string, data: StoredDraft["values"], now = new Date()): void {
  const draft: StoredDraft = { at: now.toISOString(), values: pickInput(data) };
  try {
    localStorage.setItem(begin + place, JSON.stringify(draft));
  } catch {
    // Storage is full or disabled: continue without a stored draft.
  }
}

/** The fields of a form that a user can edit. */
const pickInput = (data: StoredDraft["values"]): StoredDraft["values"] =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !own.includes(name)));

export function readDraft(place: string): StoredDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(begin + place) ?? "null");
    return typeof draft?.at === "string" && typeof draft.values === "object" ? draft : undefined;
  } catch {
    // Not written by this code: ignore it.
    return undefined;
  }
}

/** Run at sign-out, so that the next user of this computer finds no input. */
export function removeAllDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(begin)) localStorage.removeItem(key);
}

export const removeDraft = (place: string): void => localStorage.removeItem(begin + place);

/** Removes drafts that are older than a week. */
export function removeOldDrafts(now = Date.now()): void {
  const places = Object.keys(localStorage).filter((key) => key.startsWith(begin));
  for (const key of places) {
    const place = key.slice(begin.length);
    const at = Date.parse(readDraft(place)?.at ?? "");
    if (!(now - at < week)) removeDraft(place);
  }
}
