import { expect, test } from "vitest";
import { countedTo, STEP_MS, STEPS } from "./count.ts";

test("A91 counting takes forty steps of 100 ms, four seconds", () => {
  expect(STEPS * STEP_MS).toBe(4_000);
  expect(STEP_MS).toBe(100);
});

test.each([700, 7, 30])("A91 a figure begins at nothing, never falls and ends on %i", (value) => {
  const shown = Array.from({ length: STEPS + 1 }, (_, step) => countedTo(value, step));
  expect(shown[0]).toBe(0);
  expect(shown.at(-1)).toBe(value);
  expect(shown).toHaveLength(41);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});
