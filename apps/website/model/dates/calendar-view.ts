import type { Event } from "@manor/content-api";
import { type Day, dayFrom, daysInMonth, getMonth, getYear, weekdayNumber } from "./day.ts";

/** One month of one year; `month` is 1 to 12. */
export type CalendarMonth = { year: number; month: number };

const monthOfDay = (day: Day): CalendarMonth => ({
  year: getYear(day) ?? 0,
  month: getMonth(day) ?? 1,
});

export function readCalendarMonth(param: string | null | undefined, today: Day): CalendarMonth {
  const isMonth = param !== null && param !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(param);
  return monthOfDay(isMonth ? `${param}-01` : today);
}

export const writeCalendarMonth = ({ year, month }: CalendarMonth): string =>
  dayFrom(year, month, 1).slice(0, 7);

export const previousMonth = ({ year, month }: CalendarMonth): CalendarMonth =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };

export const nextMonth = ({ year, month }: CalendarMonth): CalendarMonth =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

// The first is the specified spelling, the second is accepted too (R32, R43).
const CATEGORIES = ["AcademicCalender", "AcademicCalendar"];

export const calendarEvents = (events: readonly Event[]): Event[] =>
  events.filter((event) => CATEGORIES.includes(event.category));

/** The calendar's entries of one month and year (R42), by day. */
export const getEntries = (events: readonly Event[], { year, month }: CalendarMonth): Event[] =>
  calendarEvents(events)
    .filter((event) => getYear(event.date) === year && getMonth(event.date) === month)
    .sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date));

/** The days of a month in rows of a week, Monday first; `""` for days of other months. */
export function calendarGrid({ year, month }: CalendarMonth): Day[][] {
  const blanks = weekdayNumber(dayFrom(year, month, 1));
  const days = Array.from({ length: daysInMonth(year, month) }, (_, n) =>
    dayFrom(year, month, n + 1),
  );
  const cells = [...Array<Day>(blanks).fill(""), ...days];
  const rows = Math.ceil(cells.length / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => cells[row * 7 + column] ?? ""),
  );
}
