import {
  type Day,
  dayFrom,
  dayOfMonth,
  daysInMonth,
  getMonth,
  getYear,
  longDay,
  weekdayNumber,
} from "../dates/day.ts";

/** A range of days in one month, both ends included. */
export type Week = { from: Day; to: Day };

/** The week, Monday to Sunday, of a day, cut at the ends of its month (R44). */
export function getWeek(day: Day): Week {
  const [year = 0, month = 1, date = 1] = [getYear(day), getMonth(day), dayOfMonth(day)];
  const weekday = weekdayNumber(day);
  const monday = Math.max(1, date - weekday);
  const sunday = Math.min(daysInMonth(year, month), date + 6 - weekday);
  return { from: dayFrom(year, month, monday), to: dayFrom(year, month, sunday) };
}

/** `2 to 8 March 2026`, or `1 March 2026` for a single day. */
export const weekHeading = ({ from, to }: Week): string =>
  from === to ? longDay(from) : `${dayOfMonth(from)} to ${longDay(to)}`;
