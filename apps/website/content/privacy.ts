import type { Birthday, ListCallName } from "@manor/content-api";
import { yearlessDay } from "@manor/content-api/calendar-day";

/** How much of a birthday the site shows (R38). */
export type BirthdaySwitch = "full" | "first-name" | "off";

/** Removes the year of birth: `2011-05-17` becomes `2000-05-17`; an unreadable date becomes `""`. */
export function withoutYear(birthday: Birthday): Birthday {
  const { _id, name, date, attachments } = birthday;
  return { _id, name, class: birthday.class, date: yearlessDay(date), attachments };
}

export function allowedBirthdays(
  birthdays: readonly Birthday[],
  reach: BirthdaySwitch,
): Birthday[] {
  if (reach === "off") return [];
  if (reach === "full") return [...birthdays];
  return birthdays.map((birthday) => ({ ...birthday, name: birthday.name.split(/\s+/)[0] ?? "" }));
}

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
  "voices",
]);

/** Whether a list names or shows pupils. */
export const isOfPupils = (name: ListCallName): boolean => ofPupils.has(name);
