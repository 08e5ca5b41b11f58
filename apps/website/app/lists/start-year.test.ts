import { expect, test } from "vitest";
import { startYear } from "./start-year.ts";

test("starts a list on the current year [A142]", () => {
  expect(startYear(new Set([2026, 2025]), 2026, true)).toBe(2026);
});

test("starts news and gallery on the previous year when the current one is empty [A136]", () => {
  expect(startYear(new Set([2025, 2024]), 2026, true)).toBe(2025);
});

test("stays on the current year when both years are empty", () => {
  expect(startYear(new Set([2024, 2027]), 2026, true)).toBe(2026);
});

test("never falls back to the previous year for events [A126]", () => {
  expect(startYear(new Set([2025]), 2026, false)).toBe(2026);
});
