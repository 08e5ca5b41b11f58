import { expect, test } from "vitest";
import { admissionCycle, datedFact, entranceTest } from "./dated-facts.ts";

const passed =
  "This test date has passed. Dates for the next session will be announced by the school.";

test("A243 A244 before the test day a parent reads the cycle's facts and nothing more", () => {
  expect(datedFact(admissionCycle, "2024-10-04")).toEqual([
    "Admissions open for the year 2025 for Class IV to IX, registration online.",
    "Entrance test for Class IV to IX on 5 October 2024, guidelines sent by e-mail beforehand.",
  ]);
});

test("A245 on the test day itself the date has not passed yet", () => {
  expect(datedFact(entranceTest, "2024-10-05")).not.toContain(passed);
});

test("A245 from the day after, the line about the passed date follows the facts", () => {
  expect(datedFact(entranceTest, "2024-10-06")).toEqual([
    "Entrance test for Class IV to IX on 5 October 2024, guidelines sent by e-mail beforehand.",
    passed,
  ]);
  expect(datedFact(admissionCycle, "2026-11-20").at(-1)).toBe(passed);
});
