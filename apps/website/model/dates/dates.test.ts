import { expect, test } from "vitest";
import { createDates } from "./create-dates.ts";
import { monthTitle } from "./dates.ts";
import { formatTime } from "./hindi-dates.ts";

const [english, hindi] = [createDates("en"), createDates("hi")];

test("writes dates in Hindi with full names and Latin digits", () => {
  expect(hindi.longDay("2026-03-05")).toBe("5 मार्च 2026");
  expect(hindi.dayAndMonth("2026-11-28")).toBe("28 नवंबर");
  expect(hindi.getWeekday("2026-11-28")).toBe("शनिवार");
  expect(hindi.shortMonthName(11)).toBe("नवंबर");
  expect(monthTitle(hindi, { year: 2026, month: 2 })).toBe("फ़रवरी 2026");
  expect(hindi.spanOfDays(2, "2026-03-08")).toBe("2 से 8 मार्च 2026");
  expect(hindi.spanOfDays(1, "2026-03-01")).toBe("1 मार्च 2026");
});

test("has no text for a missing date", () => {
  for (const dates of [english, hindi])
    expect([dates.longDay(""), dates.dayAndMonth(""), dates.getWeekday("")]).toEqual(["", "", ""]);
});

test.each([
  [0, "रात 12:00 बजे"],
  [3 * 60 + 59, "रात 3:59 बजे"],
  [10 * 60 + 5, "सुबह 10:05 बजे"],
  [12 * 60, "दोपहर 12:00 बजे"],
  [16 * 60, "शाम 4:00 बजे"],
  [20 * 60, "रात 8:00 बजे"],
  [23 * 60 + 59, "रात 11:59 बजे"],
])("names the part of the day of minute %d", (minute, text) => {
  expect(formatTime(minute)).toBe(text);
});

test.each([
  ["11:15 AM to 12:00 noon", "सुबह 11:15 से दोपहर 12:00 बजे"],
  ["4:30 to 5:15 PM", "शाम 4:30 से 5:15 बजे"],
  ["5 PM", "शाम 5:00 बजे"],
  ["10.30 am", "सुबह 10:30 बजे"],
  ["after lunch", "after lunch"],
  ["5", "5"],
])("writes the time %j in Hindi", (text, written) => {
  expect(hindi.spanOfTime(text)).toBe(written);
  expect(english.spanOfTime(text)).toBe(text);
});
