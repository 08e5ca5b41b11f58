import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf, toCalendarDay } from "./calendar-day.ts";

test.each([
  ["2024-03-05", "2024-03-05"],
  ["2024-03-05T23:59:00", "2024-03-05"],
  ["2024-03-05T18:29:59Z", "2024-03-05"],
  ["2024-03-05T18:30:00Z", "2024-03-06"],
  ["2024-03-05T00:00:00.000Z", "2024-03-05"],
  ["2024-12-31T20:00:00Z", "2025-01-01"],
  ["2024-03-06T01:00:00+0530", "2024-03-06"],
  ["2024-03-05T23:00:00-05:00", "2024-03-06"],
  ["2024-02-29", "2024-02-29"],
])("reads %s as %s in Kolkata", (written, day) => {
  expect(toCalendarDay(written)).toBe(day);
});

test.each([
  "",
  "soon",
  "2023-02-29",
  "2024-13-01",
  "2024-3-5",
  "05/03/2024",
  "2024-03-05T99:00:00Z",
])("returns an empty string for %j", (written) => {
  expect(toCalendarDay(written)).toBe("");
});

test("returns a real day or an empty string for any text, and never throws", () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      expect(toCalendarDay(written)).toMatch(/^(\d{4}-\d{2}-\d{2})?$/);
    }),
  );
});

test("reads every ISO timestamp as its day in Kolkata", () => {
  const years = { min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), (date) => {
      expect(toCalendarDay(date.toISOString())).toBe(dayOf(date));
    }),
  );
});
