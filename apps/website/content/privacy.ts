import type { Birthday } from "@manor/content-api";
import { yearlessDay } from "@manor/content-api/calendar-day";

/** How much of a birthday the site shows (R38). */
export type BirthdaySwitch = "full" | "first-name" | "off";

/** Takes the year of birth off: `2011-05-17` becomes `2000-05-17`; an unreadable date becomes `""`. */
export function withoutYear(birthday: Birthday): Birthday {
  const { _id, name, date, attachments } = birthday;
  return { _id, name, class: birthday.class, date: yearlessDay(date), attachments };
}

/** What of the birthdays may leave the server. Their year is gone before they get here. */
export function allowedBirthdays(
  birthdays: readonly Birthday[],
  reach: BirthdaySwitch,
): Birthday[] {
  if (reach === "off") return [];
  if (reach === "full") return [...birthdays];
  return birthdays.map((birthday) => ({ ...birthday, name: birthday.name.split(/\s+/)[0] ?? "" }));
}
