import { expect, test } from "vitest";
import { readScheduleTime } from "./schedules.ts";

const now = new Date("2026-11-20T10:00:00+05:30");

test("uses the school's time zone, whatever the editor's", () => {
  expect(readScheduleTime("05/12/2026", "9:30", now).toISOString()).toBe(
    "2026-12-05T04:00:00.000Z",
  );
});

test("rejects unreadable and past times with a message", () => {
  const read = (day: unknown, time: unknown) => () => readScheduleTime(day, time, now);
  expect(read("", "09:30")).toThrow(/enter the date/);
  expect(read("31/02/2027", "09:30")).toThrow(/enter the date/);
  expect(read("05/12/2026", "")).toThrow(/enter the time/);
  expect(read("05/12/2026", "25:00")).toThrow(/enter the time/);
  expect(read("20/11/2026", "09:59")).toThrow(/in the past/);
});
