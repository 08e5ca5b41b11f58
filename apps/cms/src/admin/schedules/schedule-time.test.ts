import { expect, test } from "vitest";
import { toScheduleTime } from "./schedule-time.ts";

const now = new Date("2026-11-20T10:00:00+05:30");

test("uses the school's time zone, whatever the editor's", () => {
  const { at } = toScheduleTime("05/12/2026", "9:30", now) as { at: Date };
  expect(at.toISOString()).toBe("2026-12-05T04:00:00.000Z");
});

test("rejects unreadable and past times with a message", () => {
  const problem = (day: unknown, time: unknown) =>
    (toScheduleTime(day, time, now) as { problem: string }).problem;
  expect(problem("", "09:30")).toMatch(/enter the date/);
  expect(problem("31/02/2027", "09:30")).toMatch(/enter the date/);
  expect(problem("05/12/2026", "")).toMatch(/enter the time/);
  expect(problem("05/12/2026", "25:00")).toMatch(/enter the time/);
  expect(problem("20/11/2026", "09:59")).toMatch(/in the past/);
});
