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

test("before the test day a parent reads the cycle's facts and nothing more [A243, A244]", () => {
  expect(admissionCycle(defaultSchool, "2024-10-04")).toEqual([
    "Admissions open for the year 2025 for Class IV to IX, registration online.",
    "Entrance test for Class IV to IX on 5 October 2024, guidelines sent by e-mail beforehand.",
  ]);
});

test("on the test day itself the date has not passed yet [A245]", () => {
  expect(entranceTest(defaultSchool, "2024-10-05")).not.toContain(passed);
});

test("from the day after, the line about the passed date follows the facts [A245]", () => {
  expect(entranceTest(defaultSchool, "2024-10-06")).toEqual([
    "Entrance test for Class IV to IX on 5 October 2024, guidelines sent by e-mail beforehand.",
    passed,
  ]);
  expect(admissionCycle(defaultSchool, "2026-11-20").at(-1)).toBe(passed);
});

test("a new date is in the sentence, and the line about the passed one is gone", () => {
  const mended = withTest({ until: "2026-12-05" });
  expect(entranceTest(mended, "2026-11-20")).toEqual([
    "Entrance test for Class IV to IX on 5 December 2026, guidelines sent by e-mail beforehand.",
  ]);
});

test("after its day the office's own sentence stands there, alone where the first one is to go", () => {
  const afterwards = "The next test will be held in March.";
  const school = withTest({ until: "2026-11-19", afterwards, staysPrinted: false });
  expect(entranceTest(school, "2026-11-19")).toHaveLength(1);
  expect(entranceTest(school, "2026-11-20")).toEqual([afterwards]);
});
