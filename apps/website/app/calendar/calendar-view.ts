import type { Event } from "@manor/content-api";
import { type Day, dayFrom, daysInMonth, monthOf, weekdayNumber, yearOf } from "../dates/day.ts";

/** One month of one year; `month` is 1 to 12. */
export type CalendarMonth = { year: number; month: number };

const monthOfDay = (day: Day): CalendarMonth => ({
  year: yearOf(day) ?? 0,
  month: monthOf(day) ?? 1,
});

/** The month written in an address as `2026-03`, or the month of today when there is none. */
export function readCalendarMonth(written: string | null | undefined, today: Day): CalendarMonth {
  const isMonth =
    written !== null && written !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(written);
  return monthOfDay(isMonth ? `${written}-01` : today);
}

export const writeCalendarMonth = ({ year, month }: CalendarMonth): string =>
  dayFrom(year, month, 1).slice(0, 7);

export const previousMonth = ({ year, month }: CalendarMonth): CalendarMonth =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };

export const nextMonth = ({ year, month }: CalendarMonth): CalendarMonth =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

// The first is the spelling on the wire, the second is accepted too (R32, R43).
const CATEGORIES = ["AcademicCalender", "AcademicCalendar"];

export const calendarEvents = (events: readonly Event[]): Event[] =>
  events.filter((event) => CATEGORIES.includes(event.category));

/** The calendar's entries of a month, of that very year (R42), first day first. */
export const entriesOf = (events: readonly Event[], { year, month }: CalendarMonth): Event[] =>
  calendarEvents(events)
    .filter((event) => yearOf(event.date) === year && monthOf(event.date) === month)
    .sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date));

/** The days of a month as rows of a week, Monday first; `""` for days of other months. */
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
