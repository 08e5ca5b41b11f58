import { expect, test } from "vitest";
import { callWindows } from "../../../model/school/call-timing.ts";
import { sampleSchool } from "../../../model/school/test-school.ts";
import { translateEnglish } from "../../../model/texts/translate.ts";
import { anEvent } from "../../lists/test-records.ts";
import { toUpcoming } from "./upcoming.ts";

const entry = (title: string, date: string) =>
  anEvent({ _id: title, title, date, category: "AcademicCalender" });

test("returns the next six entries and no past ones", () => {
  const days = ["2026-12-09", "2026-11-19", "2026-11-20", "2026-12-01", "2027-01-02"];
  const upcoming = toUpcoming(
    "2026-11-20",
    [
      ...days.map((day) => entry(`Entry of ${day}`, day)),
      ...days.map((date) => anEvent({ _id: date, title: `Event of ${date}`, date })),
      anEvent({ title: "Of no known kind", category: "Other" }),
      entry("Without a day", ""),
    ],
    translateEnglish,
  );
  expect(upcoming.map(({ when }) => when)).toEqual([
    "Today",
    "Today",
    "Tuesday, 1 December",
    "Tuesday, 1 December",
    "Wednesday, 9 December",
    "Wednesday, 9 December",
  ]);
  expect(upcoming.map(({ href }) => href)).toContain("/Events/2026-12-09");
});

test("gives start and end of a class's call window on that day", () => {
  const windows = callWindows(sampleSchool, "2026-11-20");
  expect(windows.find(({ names }) => names.includes("IX"))).toMatchObject({
    from: "2026-11-20T12:00+05:30",
    to: "2026-11-20T12:45+05:30",
  });
  expect(windows.find(({ names }) => names.includes("V"))?.from).toBe("2026-11-20T09:35+05:30");
});
