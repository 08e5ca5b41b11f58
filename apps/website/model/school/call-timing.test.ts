import { expect, test } from "vitest";
import { callPeriod, callTimingAt } from "./call-timing.ts";
import { sampleSchool } from "./test-school.ts";

const at = (time: string) => callTimingAt(sampleSchool, new Date(`2026-11-20T${time}:00+05:30`));

test.each([
  ["00:10", "Class IV, V, VI", false],
  ["09:34", "Class IV, V, VI", false],
  ["09:35", "Class IV, V, VI", true],
  ["10:19", "Class IV, V, VI", true],
  ["10:20", "Class VII", true],
  ["11:00", "Class VIII", false],
  ["11:59", "Class VIII", true],
  ["12:00", "Class IX", true],
  ["12:45", "Class X", false],
  ["14:44", "Class X", true],
  ["15:44", "Class XII", true],
  ["15:45", "Class IV, V, VI", false],
])("at %s the card names %s (open: %s)", (time, classes, isOpen) => {
  expect(at(time)).toMatchObject({ timing: { classes }, isOpen });
});

test("renders the page again when a call window opens or closes", () => {
  const periods = ["13:59", "14:00", "14:44", "14:45"].map((time) =>
    callPeriod(sampleSchool, new Date(`2026-11-20T${time}:00+05:30`)),
  );
  expect(new Set(periods).size).toBe(3);
});

test("does not depend on the visitor's time zone", () => {
  expect(callTimingAt(sampleSchool, new Date("2026-11-20T08:31:00Z"))?.timing.classes).toBe(
    "Class X",
  );
});
