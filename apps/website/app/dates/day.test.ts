import { dayOf } from "@manor/content-api/calendar-day";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDay } from "../lists/test-records.ts";
import {
  dayAndMonth,
  dayFrom,
  dayOfMonth,
  daysInMonth,
  dottedDay,
  hyphenedDay,
  longDay,
  monthOf,
  shortMonthName,
  slashedDay,
  weekdayOf,
  yearOf,
} from "./day.ts";

test("a day is printed with dots on event and news cards (A133)", () => {
  expect(dottedDay("2024-03-05")).toBe("05.03.2024");
});

test("an album's day is day-month-year, zero padded, with hyphens [A146]", () => {
  expect(hyphenedDay("2024-03-05")).toBe("05-03-2024");
});

test("an album page prints day/month/year [A157]", () => {
  expect(slashedDay("2024-03-05")).toBe("05/03/2024");
});

test("the weekday is the full US-English word: 4 March 2024 was a Monday [A184]", () => {
  expect(weekdayOf("2024-03-04")).toBe("Monday");
});

test("long forms read as people write them", () => {
  expect(longDay("2026-03-05")).toBe("5 March 2026");
  expect(dayAndMonth("2000-02-29")).toBe("29 February");
});

test("months in three letters run from Jan to Dec [A118]", () => {
  const names = Array.from({ length: 12 }, (_, index) => shortMonthName(index + 1));
  expect(names.join(" ")).toBe("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
});

test.each(["", "soon", "2024-13-01", "2024-00-10", "05/03/2024"])(
  "'%s' is no day, so nothing is printed for it",
  (day) => {
    expect([yearOf(day), monthOf(day), dayOfMonth(day)]).toEqual([undefined, undefined, undefined]);
    expect([dottedDay(day), hyphenedDay(day), slashedDay(day)]).toEqual(["", "", ""]);
    expect([longDay(day), dayAndMonth(day), weekdayOf(day)]).toEqual(["", "", ""]);
  },
);

test("today turns at Indian midnight, not at the server's: 18:30 UTC", () => {
  expect(dayOf(new Date("2026-12-31T18:29:59Z"))).toBe("2026-12-31");
  expect(dayOf(new Date("2026-12-31T18:30:00Z"))).toBe("2027-01-01");
});

test("a day taken apart and put together again is the same day", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const [year = 0, month = 0, date = 0] = [yearOf(day), monthOf(day), dayOfMonth(day)];
      expect(dayFrom(year, month, date)).toBe(day);
      expect(date).toBeLessThanOrEqual(daysInMonth(year, month));
    }),
  );
});

test("weekdays repeat after seven days and never sooner", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 20 }), (day, later) => {
      const next = new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10);
      expect(weekdayOf(day) === weekdayOf(next)).toBe(later % 7 === 0);
    }),
  );
});
