import { expect, test } from "vitest";
import { emptySchool } from "./empty-school.ts";
import { endingDates } from "./ending-dates.ts";

const { admission } = emptySchool;
const until = (opening: string, test: string) => ({
  admission: {
    ...admission,
    opening: { ...admission.opening, until: opening },
    entranceTest: { ...admission.entranceTest, until: test },
  },
});
const named = (opening: string, test: string) =>
  endingDates(until(opening, test), "2026-11-20").map(({ name, hasEnded }) => [name, hasEnded]);

test("lists a text from 30 days before its last day", () => {
  expect(named("", "2026-12-20")).toEqual([["entranceTest", false]]);
  expect(named("", "2026-12-21")).toEqual([]);
});

test("reports a text as ended from the day after its last day", () => {
  expect(named("", "2026-11-20")).toEqual([["entranceTest", false]]);
  expect(named("", "2026-11-19")).toEqual([["entranceTest", true]]);
});

test("lists the earliest first and omits texts without a last day", () => {
  expect(named("2026-12-05", "2026-11-01")).toEqual([
    ["entranceTest", true],
    ["opening", false],
  ]);
  expect(named("", "")).toEqual([]);
});
