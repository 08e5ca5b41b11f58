import { defaultSchool } from "@manor/content-api/default-school";
import { expect, test } from "vitest";
import { admissionCycle, entranceTest } from "./dated-facts.ts";
import type { School } from "./school.ts";

const passed =
  "This test date has passed. Dates for the next session will be announced by the school.";

const withTest = (change: Partial<School["admission"]["entranceTest"]>): School => ({
  ...defaultSchool,
  admission: {
    ...defaultSchool.admission,
    entranceTest: { ...defaultSchool.admission.entranceTest, ...change },
  },
});

test("shows only the facts of the cycle before the test date [A243, A244]", () => {
  expect(admissionCycle(defaultSchool, "2024-10-04")).toEqual([
    "Admissions open for the year 2025 for Class IV to IX, registration online.",
    "Entrance test for Class IV to IX on 5 October 2024, guidelines sent by e-mail beforehand.",
  ]);
});

test("does not count the test date as passed on the date itself [A245]", () => {
  expect(entranceTest(defaultSchool, "2024-10-05")).not.toContain(passed);
});

test("adds the line about the passed date from the next day [A245]", () => {
  expect(entranceTest(defaultSchool, "2024-10-06")).toEqual([
    "Entrance test for Class IV to IX on 5 October 2024, guidelines sent by e-mail beforehand.",
    passed,
  ]);
  expect(admissionCycle(defaultSchool, "2026-11-20").at(-1)).toBe(passed);
});

test("shows a new date without the line about the passed one", () => {
  const school = withTest({ until: "2026-12-05" });
  expect(entranceTest(school, "2026-11-20")).toEqual([
    "Entrance test for Class IV to IX on 5 December 2026, guidelines sent by e-mail beforehand.",
  ]);
});

test("shows the editor's own text after the date, alone when the first one is to be removed", () => {
  const afterwards = "The next test will be held in March.";
  const school = withTest({ until: "2026-11-19", afterwards, staysPrinted: false });
  expect(entranceTest(school, "2026-11-19")).toHaveLength(1);
  expect(entranceTest(school, "2026-11-20")).toEqual([afterwards]);
});
