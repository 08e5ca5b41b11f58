import { expect, test } from "vitest";
import { scheduledMoment } from "./schedule-rule.ts";

const now = new Date("2026-11-20T10:00:00+05:30");

test("a day and a time mean a moment of the school's clock, wherever the clerk's computer stands", () => {
  const { at } = scheduledMoment("05/12/2026", "9:30", now) as { at: Date };
  expect(at.toISOString()).toBe("2026-12-05T04:00:00.000Z");
});

test("what cannot be read, and what has passed, is refused in words", () => {
  const problem = (day: unknown, time: unknown) =>
    (scheduledMoment(day, time, now) as { problem: string }).problem;
  expect(problem("", "09:30")).toMatch(/enter the date/);
  expect(problem("31/02/2027", "09:30")).toMatch(/enter the date/);
  expect(problem("05/12/2026", "")).toMatch(/enter the time/);
  expect(problem("05/12/2026", "25:00")).toMatch(/enter the time/);
  expect(problem("20/11/2026", "09:59")).toMatch(/in the past/);
});
