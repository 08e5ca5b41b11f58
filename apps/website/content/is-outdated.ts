import type { ListCallName } from "@manor/content-api";

const MAX_DAYS = 3;

/**
 * Whether the CMS last confirmed a response more than three days ago or at an unknown time. A parent may have
 * withdrawn consent since, so lists of pupils are hidden then. Both are calendar dates, `YYYY-MM-DD`.
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
