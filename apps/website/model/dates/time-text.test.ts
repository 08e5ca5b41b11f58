import { expect, test } from "vitest";
import { toTimeText } from "./time-text.ts";

test.each([
  ["6:00 AM", "सुबह 6:00 बजे"],
  ["12:00 noon", "दोपहर 12:00 बजे"],
  ["12:30 AM", "रात 12:30 बजे"],
  ["4:00 PM", "शाम 4:00 बजे"],
  ["9:30 PM", "रात 9:30 बजे"],
  ["9:35 to 10:20 AM", "सुबह 9:35 से 10:20 बजे तक"],
  ["11:15 AM to 12:00 noon", "सुबह 11:15 से दोपहर 12:00 बजे तक"],
  ["12:00 noon to 12:45 PM", "दोपहर 12:00 से 12:45 बजे तक"],
  ["2:00 to 2:45 PM", "दोपहर 2:00 से 2:45 बजे तक"],
])("writes %s with the part of the day in Hindi", (time, hindi) => {
  expect(toTimeText(time, "hi")).toBe(hindi);
  expect(toTimeText(time, "en")).toBe(time);
});

test.each(["", "All day", "9:35", "9:35 to noon", "1:00 to 2:00 to 3:00 PM"])(
  "leaves %j, which is not a time, as it is",
  (text) => {
    expect(toTimeText(text, "hi")).toBe(text);
  },
);
