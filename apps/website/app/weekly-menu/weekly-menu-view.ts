import type { WeeklyMenuEntry } from "@manor/content-api";
import {
  type Day,
  dayFrom,
  dayOfMonth,
  daysInMonth,
  getMonth,
  getWeekday,
  getYear,
  longDay,
  shortMonthName,
  weekdayNumber,
} from "../../model/dates/day.ts";
import type { Translate } from "../../model/texts/translate.ts";

export type MenuDay = { date: Day; weekday: string; meals: string[]; isToday: boolean };
export type MenuWeek = { heading: string; days: MenuDay[] };

export type WeeklyMenuView = ReturnType<typeof weeklyMenuView>;

/** The specification's sign for a missing meal, and for every cell of the only row when there is none. */
export const DASH = "-";

/** A month with more entries than this is shown week by week (R44). */
const ONE_WEEK = 7;

export function weeklyMenuView(
  entries: readonly WeeklyMenuEntry[],
  query: { year?: string | null; month?: string | null },
  today: Day,
  t: Translate,
) {
  const [currentYear = 0, currentMonth = 1] = [getYear(today), getMonth(today)];
  const dated = entries.filter((entry) => getYear(entry.date) !== undefined);
  const years = distinct([currentYear, ...dated.map((entry) => getYear(entry.date))]).reverse();
  const year = years.find((offered) => String(offered) === query.year) ?? currentYear;

  const ofYear = dated.filter((entry) => getYear(entry.date) === year);
  const filled = distinct(ofYear.map((entry) => getMonth(entry.date)));
  const months = year === currentYear ? distinct([...filled, currentMonth]) : filled;
  const wanted = query.month ? Number(query.month) : currentMonth;
  const month = months.includes(wanted) ? wanted : (filled.at(-1) ?? currentMonth);

  const shown = ofYear.filter((entry) => getMonth(entry.date) === month);
  return {
    chosen: { year, month },
    years: years.map((value) => ({ value: String(value), label: String(value) })),
    months: months.map((value) => ({ value: String(value), label: shortMonthName(value, t) })),
    /** Empty without entries: the page then shows a row of dashes. */
    weeks: toWeeks(shown, today, t),
  };
}

function toWeeks(entries: readonly WeeklyMenuEntry[], today: Day, t: Translate): MenuWeek[] {
  const days = entries
    .toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date))
    .map((entry) => toMenuDay(entry, today, t));
  if (days.length === 0) return [];
  if (days.length <= ONE_WEEK) return [{ heading: "", days }];
  const groups = Map.groupBy(days, (day) => getWeekHeading(day.date, t));
  return Array.from(groups, ([heading, group]) => ({ heading, days: group }));
}

/** The week of a day, Monday to Sunday, cut at the ends of its month (R44): `2 to 8 March 2026`, or `1 March 2026`. */
function getWeekHeading(day: Day, t: Translate): string {
  const [year = 0, month = 1, date = 1] = [getYear(day), getMonth(day), dayOfMonth(day)];
  const first = Math.max(1, date - weekdayNumber(day));
  const last = Math.min(daysInMonth(year, month), date + 6 - weekdayNumber(day));
  const lastDay = longDay(dayFrom(year, month, last), t);
  return first === last ? lastDay : t("{first} to {last}", { first, last: lastDay });
}

const toMenuDay = (entry: WeeklyMenuEntry, today: Day, t: Translate): MenuDay => ({
  date: entry.date,
  weekday: getWeekday(entry.date, t),
  meals: [entry.breakfast, entry.lunch, entry.dinner].map((meal) => meal.trim() || DASH),
  isToday: entry.date === today,
});

const distinct = (numbers: (number | undefined)[]): number[] =>
  [...new Set(numbers)].filter((number) => number !== undefined).sort((a, b) => a - b);
