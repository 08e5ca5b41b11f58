import fc from "fast-check";
import { expect, test } from "vitest";
import { getWeekday, monthTitle } from "../dates/day.ts";
import { anEvent } from "../lists/test-records.ts";
import {
  calendarGrid,
  getEntries,
  nextMonth,
  previousMonth,
  readCalendarMonth,
  writeCalendarMonth,
} from "./calendar-view.ts";

const today = "2026-11-20";
const entry = (title: string, date: string, category = "AcademicCalender") =>
  anEvent({ title, date, category });

const events = [
  entry("Result day", "2026-11-30"),
  entry("Term ends", "2026-11-02"),
  entry("Other spelling", "2026-11-10", "AcademicCalendar"),
  entry("A year ago", "2025-11-10"),
  entry("Next month", "2026-12-10"),
  entry("Sports day", "2026-11-10", "Events"),
  entry("Wrong case", "2026-11-10", "academiccalender"),
  entry("No date", ""),
];
const titles = (address: string) =>
  getEntries(events, readCalendarMonth(address, today)).map(({ title }) => title);

test("starts on the current month and year [A106]", () => {
  expect(monthTitle(readCalendarMonth(undefined, today))).toBe("November 2026");
  expect(monthTitle(readCalendarMonth("2026-13", today))).toBe("November 2026");
});

test("shows the academic calendar entries of the chosen month and year [A107, A108]", () => {
  expect(titles("2026-11")).toEqual(["Term ends", "Other spelling", "Result day"]);
  expect(titles("2025-11")).toEqual(["A year ago"]);
});

test("returns an empty list for a month without entries [A111]", () => {
  expect(titles("2026-06")).toEqual([]);
});

test("goes back one month, from January to December of the previous year [A109]", () => {
  expect(previousMonth({ year: 2026, month: 11 })).toEqual({ year: 2026, month: 10 });
  expect(previousMonth({ year: 2026, month: 1 })).toEqual({ year: 2025, month: 12 });
});

test("goes forward one month, from December to January of the next year [A110]", () => {
  expect(nextMonth({ year: 2026, month: 11 })).toEqual({ year: 2026, month: 12 });
  expect(nextMonth({ year: 2026, month: 12 })).toEqual({ year: 2027, month: 1 });
});

const anyMonth = fc.record({
  year: fc.integer({ min: 1990, max: 2090 }),
  month: fc.integer({ min: 1, max: 12 }),
});

test("previous and next are inverse, and a month's address reads back as that month", () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      expect(previousMonth(nextMonth(month))).toEqual(month);
      expect(nextMonth(previousMonth(month))).toEqual(month);
      expect(readCalendarMonth(writeCalendarMonth(month), today)).toEqual(month);
    }),
  );
});

test("shows every day of the month once in the grid, under its weekday", () => {
  const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
  fc.assert(
    fc.property(anyMonth, (month) => {
      const grid = calendarGrid(month);
      const days = grid.flat().filter((day) => day !== "");
      expect(days[0]).toBe(`${writeCalendarMonth(month)}-01`);
      expect(days).toEqual([...new Set(days)].sort());
      for (const row of grid) {
        expect(row).toHaveLength(7);
        for (const [column, day] of row.entries())
          if (day !== "") expect(getWeekday(day)).toBe(weekdays[column]);
      }
    }),
  );
});
