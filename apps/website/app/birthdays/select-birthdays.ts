import type { Birthday } from "@manor/content-api";
import { type Day, dayOfMonth, daysInMonth, getMonth, getYear } from "../../model/dates/day.ts";

// Birthdays arrive as 2000-MM-DD, or empty (R38). 2000 was a leap year, so 29 February exists.
const LEAP_DAY = "02-29";

const monthAndDay = (day: Day): string => day.slice(5);

/** On 28 February of a common year those born on 29 February are celebrated too (R39). */
const includesLeapDay = (today: Day): boolean =>
  monthAndDay(today) === "02-28" && daysInMonth(getYear(today) ?? 0, 2) === 28;

export const birthdaysOfMonth = (all: readonly Birthday[], today: Day): Birthday[] =>
  all
    .filter((birthday) => getMonth(birthday.date) === getMonth(today))
    .sort((a, b) => celebratedOn(a, today) - celebratedOn(b, today));

/** On 28 February of a common year adds those of 29 February from the full list, without duplicates. */
export function birthdaysToday(
  sent: readonly Birthday[],
  all: readonly Birthday[],
  today: Day,
): Birthday[] {
  if (!includesLeapDay(today)) return [...sent];
  const added = all.filter(
    (birthday) =>
      monthAndDay(birthday.date) === LEAP_DAY && !sent.some((other) => isSame(other, birthday)),
  );
  return [...sent, ...added];
}

function celebratedOn(birthday: Birthday, today: Day): number {
  const day = dayOfMonth(birthday.date) ?? 0;
  return Math.min(day, daysInMonth(getYear(today) ?? 0, getMonth(today) ?? 1));
}

const isSame = (a: Birthday, b: Birthday): boolean =>
  a._id !== "" || b._id !== ""
    ? a._id === b._id
    : a.name === b.name && a.class === b.class && a.date === b.date;
