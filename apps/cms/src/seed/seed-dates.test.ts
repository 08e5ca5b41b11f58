import { expect, test } from "vitest";
import { addDays } from "../fields/dates.ts";
import { addMonths, birthday, countDays, dayOfMonth } from "./seed-dates.ts";

test("calculates across the ends of months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addMonths("2026-01-15", -1)).toBe("2025-12");
  expect(addMonths("2026-11-30", 3)).toBe("2027-02");
  expect(addMonths("2026-12-31", -36)).toBe("2023-12");
});

test("uses the last day of a month that is too short", () => {
  expect(countDays("2027-02")).toBe(28);
  expect(dayOfMonth("2027-02", 31)).toBe("2027-02-28");
  expect(dayOfMonth("2027-03", 5)).toBe("2027-03-05");
});

test("a pupil born on 29 February was born in a leap year", () => {
  expect(birthday("2026-02-28", "02-29", 10)).toBe("2016-02-29");
  expect(birthday("2026-02-28", "02-29", 11)).toBe("2012-02-29");
  expect(birthday("2026-05-05", "05-05", 12)).toBe("2014-05-05");
});
