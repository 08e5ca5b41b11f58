import fc from "fast-check";
import { expect, test } from "vitest";
import { getMonth, getWeekday } from "../dates/day.ts";
import { anyDay } from "../lists/test-records.ts";
import { getWeek, weekHeading } from "./week.ts";

test("starts a week on Monday and ends it on Sunday", () => {
  expect(getWeek("2026-11-20")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  expect(getWeek("2026-11-16")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  expect(getWeek("2026-11-22")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
});

test("cuts a week at the start or end of its month", () => {
  expect(getWeek("2026-11-01")).toEqual({ from: "2026-11-01", to: "2026-11-01" });
  expect(getWeek("2026-12-31")).toEqual({ from: "2026-12-28", to: "2026-12-31" });
});

test("shows the dates of a week in its heading", () => {
  expect(weekHeading(getWeek("2026-11-20"))).toBe("16 to 22 November 2026");
  expect(weekHeading(getWeek("2026-11-01"))).toBe("1 November 2026");
});

test("contains every day in its week, of one month, at most seven days long", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const { from, to } = getWeek(day);
      expect(from <= day && day <= to).toBe(true);
      expect([getMonth(from), getMonth(to)]).toEqual([getMonth(day), getMonth(day)]);
      expect(getWeekday(from) === "Monday" || from.endsWith("-01")).toBe(true);
      expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBeLessThanOrEqual(6);
    }),
  );
});
