import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDay } from "../../app/lists/test-records.ts";
import { translateEnglish } from "../texts/translate.ts";
import {
  dayAndMonth,
  dayFrom,
  dayOfMonth,
  daysInMonth,
  dottedDay,
  getMonth,
  getWeekday,
  getYear,
  hyphenedDay,
  longDay,
  slashedDay,
} from "./day.ts";

test.each([
  ["on event and news cards [A133]", dottedDay, "2024-03-05", "05.03.2024"],
  ["on album cards [A146]", hyphenedDay, "2024-03-05", "05-03-2024"],
  ["on an album page [A157]", slashedDay, "2024-03-05", "05/03/2024"],
  ["as a weekday [A184]", getWeekday, "2024-03-04", "Monday"],
  ["in full", longDay, "2026-03-05", "5 March 2026"],
  ["without a year", dayAndMonth, "2000-02-29", "29 February"],
])("prints a date %s", (_, print, day, printed) => {
  expect(print(day, translateEnglish)).toBe(printed);
});

test.each(["", "soon", "2024-13-01", "2024-00-10", "05/03/2024"])(
  "prints nothing for '%s', which is not a date",
  (day) => {
    expect([getYear(day), getMonth(day), dayOfMonth(day)]).toEqual(Array(3).fill(undefined));
    expect([dottedDay(day), hyphenedDay(day), slashedDay(day)]).toEqual(["", "", ""]);
    expect([
      longDay(day, translateEnglish),
      dayAndMonth(day, translateEnglish),
      getWeekday(day, translateEnglish),
    ]).toEqual(["", "", ""]);
  },
);

test("gives the same date after splitting and joining it", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const [year = 0, month = 0, date = 0] = [getYear(day), getMonth(day), dayOfMonth(day)];
      expect(dayFrom(year, month, date)).toBe(day);
      expect(date).toBeLessThanOrEqual(daysInMonth(year, month));
    }),
  );
});

test("repeats weekdays every seven days", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 20 }), (day, later) => {
      const next = new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10);
      expect(getWeekday(day, translateEnglish) === getWeekday(next, translateEnglish)).toBe(
        later % 7 === 0,
      );
    }),
  );
});
