import { expect, test } from "vitest";
import { countedTo, STEPS } from "./count-up.ts";

test.each([700, 7, 30])("starts at 0, never falls and ends on %i [A91]", (value) => {
  const shown = Array.from({ length: STEPS + 1 }, (_, step) => countedTo(value, step));
  expect(shown[0]).toBe(0);
  expect(shown.at(-1)).toBe(value);
  expect(shown).toHaveLength(41);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

test.each([7, 30, 700, 5_000])("shows %i itself for more than half of the steps", (value) => {
  expect(countedTo(value, 19)).toBe(value);
});
