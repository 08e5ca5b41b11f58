import { expect, test } from "vitest";
import { counters } from "../../school/facts.ts";
import { countedTo, STEP_MS, STEPS } from "./count.ts";

test("A91 counting takes forty steps of 100 ms, four seconds", () => {
  expect(STEPS * STEP_MS).toBe(4_000);
  expect(STEP_MS).toBe(100);
});

test.each(counters)("A91 $label begins at nothing, never falls and ends on $value", ({ value }) => {
  const shown = Array.from({ length: STEPS + 1 }, (_, step) => countedTo(value, step));
  expect(shown[0]).toBe(0);
  expect(shown.at(-1)).toBe(value);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});
