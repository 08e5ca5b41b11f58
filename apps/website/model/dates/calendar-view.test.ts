import fc from "fast-check";
import { expect, test } from "vitest";
import { translateEnglish } from "../texts/translate.ts";
import {
  calendarGrid,
  nextMonth,
  previousMonth,
  readCalendarMonth,
  writeCalendarMonth,
} from "./calendar-view.ts";
import { getWeekday } from "./day.ts";

const today = "2026-11-20";
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
          if (day !== "") expect(getWeekday(day, translateEnglish)).toBe(weekdays[column]);
      }
    }),
  );
});
