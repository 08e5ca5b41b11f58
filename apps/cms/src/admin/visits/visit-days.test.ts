import { expect, test } from "vitest";
import { addToMonth, isCalendarDay, toSpan } from "./visit-days.ts";

test("calculates months across the end of a year", () => {
  expect(addToMonth("2026-12", 1)).toBe("2027-01");
  expect(addToMonth("2026-01", -1)).toBe("2025-12");
  expect(toSpan("2026-12")).toEqual(["2026-12-01", "2027-01-01"]);
});

test.each([
  ["2026-12-05", true],
  ["2026-02-30", false],
  ["2026-12", false],
  ["5.12.2026", false],
  [undefined, false],
])("%s as a day: %s", (text, isDay) => expect(isCalendarDay(text)).toBe(isDay));
