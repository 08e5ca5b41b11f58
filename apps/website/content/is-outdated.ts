import type { ListCallName } from "@manor/content-api";

const MAX_DAYS = 3;

/**
 * Whether the host last confirmed an answer more than three days ago, or nobody knows when. Meanwhile somebody may
 * have withdrawn consent, so lists of pupils are hidden then. Both are calendar days, `YYYY-MM-DD`.
 */
export const isOutdated = (confirmed: string, today: string): boolean =>
  !(Date.parse(today) - Date.parse(confirmed) <= MAX_DAYS * 86_400_000);

const ofPupils = new Set<ListCallName>([
  "gallery",
  "allGallery",
  "toppers",
  "birthdaysToday",
  "allBirthdays",
]);

/** Whether a list names or shows pupils. */
export const isOfPupils = (name: ListCallName): boolean => ofPupils.has(name);
