import { expect, test } from "vitest";
import { defaultSchool } from "./default/default-school.ts";
import { endingDates } from "./ending-dates.ts";

const { admission } = defaultSchool;
const until = (opening: string, test: string) => ({
  admission: {
    ...admission,
    opening: { ...admission.opening, until: opening },
    entranceTest: { ...admission.entranceTest, until: test },
  },
});
const named = (opening: string, test: string) =>
  endingDates(until(opening, test), "2026-11-20").map(({ name, hasEnded }) => [name, hasEnded]);

test("thirty days before its day a sentence is named, not earlier", () => {
  expect(named("", "2026-12-20")).toEqual([["entranceTest", false]]);
  expect(named("", "2026-12-21")).toEqual([]);
});

test("on its day a sentence is still true, and from the day after it has ended", () => {
  expect(named("", "2026-11-20")).toEqual([["entranceTest", false]]);
  expect(named("", "2026-11-19")).toEqual([["entranceTest", true]]);
});

test("the earliest comes first, and a sentence without a day never", () => {
  expect(named("2026-12-05", "2026-11-01")).toEqual([
    ["entranceTest", true],
    ["opening", false],
  ]);
  expect(named("", "")).toEqual([]);
});
