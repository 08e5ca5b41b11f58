import type { School } from "@manor/content-api/school";
import { expect, test } from "vitest";
import { entranceTest } from "./dated-facts.ts";
import { sampleSchool } from "./test-school.ts";

const withTest = (change: Partial<School["admission"]["entranceTest"]>): School => ({
  ...sampleSchool,
  admission: {
    ...sampleSchool.admission,
    entranceTest: { ...sampleSchool.admission.entranceTest, ...change },
  },
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
