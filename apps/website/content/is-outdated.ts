import type { ListCallName } from "@manor/content-api";

const MAX_DAYS = 3;

/** Three days without confirmation: a parent may have withdrawn consent since, so pupils are hidden. */
export const isOutdated = (confirmed: string, today: string): boolean =>
  !(Date.parse(today) - Date.parse(confirmed) <= MAX_DAYS * 86_400_000);

const ofPupils = new Set<ListCallName>([
  "gallery",
  "allGallery",
  "toppers",
  "birthdaysToday",
  "allBirthdays",
]);

export const isOfPupils = (name: ListCallName): boolean => ofPupils.has(name);
