/** The values of a form that was not saved, and the time. */
export type StoredDraft = { at: string; values: Record<string, unknown> };

const begin = "admin-draft ";
const week = 7 * 24 * 60 * 60 * 1_000;
/** Fields that the CMS sets. */
const own = ["id", "createdAt", "updatedAt", "deletedAt", "changedBy", "_status"];

/** Stores the values of a form for the user and record that `place` identifies. */
export function storeDraft(place: string, data: StoredDraft["values"], now = new Date()): void {
  const input = Object.entries(data).filter(([name]) => !own.includes(name));
  const draft: StoredDraft = { at: now.toISOString(), values: Object.fromEntries(input) };
  try {
    localStorage.setItem(begin + place, JSON.stringify(draft));
  } catch {
    // Storage is full or disabled: continue without a stored draft.
  }
}

export function readDraft(place: string): StoredDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(begin + place) ?? "null");
    return typeof draft?.at === "string" && typeof draft.values === "object" ? draft : undefined;
  } catch {
    // Not written by this code: ignore it.
    return undefined;
  }
}

export const removeDraft = (place: string): void => localStorage.removeItem(begin + place);

/** Run at sign-out, so that the next user of this computer finds no input. */
export const removeAllDrafts = (): void => listPlaces().forEach(removeDraft);

/** Removes drafts that are older than a week. */
export function removeOldDrafts(now = Date.now()): void {
  const isOld = (place: string) => !(now - Date.parse(readDraft(place)?.at ?? "") < week);
  listPlaces().filter(isOld).forEach(removeDraft);
}

const listPlaces = (): string[] =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith(begin) ? key.slice(begin.length) : [],
  );
