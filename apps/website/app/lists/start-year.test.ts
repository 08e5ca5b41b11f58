import { expect, test } from "vitest";
import { startYear } from "./start-year.ts";

test("a list starts on the current year [A142]", () => {
  expect(startYear(new Set([2026, 2025]), 2026, true)).toBe(2026);
});

test("with nothing in the current year, news and gallery start on the previous year [A136]", () => {
  expect(startYear(new Set([2025, 2024]), 2026, true)).toBe(2025);
});

test("with nothing in either year a list stays on the current year", () => {
  expect(startYear(new Set([2024, 2027]), 2026, true)).toBe(2026);
});

test("events never step back to the previous year [A126]", () => {
  expect(startYear(new Set([2025]), 2026, false)).toBe(2026);
});
