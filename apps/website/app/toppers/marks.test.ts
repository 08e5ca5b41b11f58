import { expect, test } from "vitest";
import { printMarks, readMarks } from "./marks.ts";

test.each([
  ["96.4", 96.4],
  [" 96.4% ", 96.4],
  ["482/500", 482],
  ["100", 100],
  ["First division", undefined],
  ["", undefined],
])("reads the marks '%s' as %s", (division, marks) => {
  expect(readMarks(division)).toBe(marks);
});

test.each([
  ["96.4", true, "96.4%"],
  ["96.4", false, "96.4"],
  ["96.4 %", false, "96.4%"],
  ["100", true, "100%"],
  ["482", true, "482"],
  ["482/500", true, "482/500"],
  ["45 out of 50", true, "45 out of 50"],
  ["First division", true, "First division"],
  ["", true, ""],
])("prints the marks '%s' (percentages: %s) as '%s'", (division, arePercentages, printed) => {
  expect(printMarks(division, arePercentages)).toBe(printed);
});
