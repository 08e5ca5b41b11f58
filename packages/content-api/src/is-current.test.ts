import { expect, test } from "vitest";
import { isCurrent } from "./is-current.ts";

const on = (today: string, description: string, until?: string) =>
  isCurrent({ description, until }, today);

test.each([
  ["Admissions open for the year 2025 for Class IV to IX.", "2025-12-31", true],
  ["Admissions open for the year 2025 for Class IV to IX.", "2026-01-01", false],
  ["Admissions open for the year 2027.", "2026-11-20", true],
  ["Results of 2025 and dates of 2026.", "2026-11-20", true],
  ["Fees for 2025-26 are due.", "2026-12-31", true],
  ["Fees for 2025-26 are due.", "2027-01-01", false],
  ["Fees for 2025–2026 are due.", "2027-01-01", false],
  ["सत्र २०२५ के लिए प्रवेश।", "2026-01-01", false],
  ["सत्र २०२७ के लिए प्रवेश।", "2026-01-01", true],
  ["The test of 05/10/2024 is over.", "2026-01-01", false],
  ["Winter uniform from Monday.", "2026-11-20", true],
  ["Founder's day: with us since 1853.", "2026-11-20", true],
  ["The fee is Rs. 2000, or ₹2010 with a cap.", "2026-11-20", true],
  ["Call 01352025000, room 12024; 2,025 places; 2025.50 in all.", "2026-11-20", true],
])("%j on %s: %s", (text, today, isShown) => {
  expect(on(today, text)).toBe(isShown);
});

test("a last day decides alone, and counts itself", () => {
  expect(on("2026-11-20", "The batch of 2001 meets on Friday.", "2026-11-20")).toBe(true);
  expect(on("2026-11-21", "Winter uniform from Monday.", "2026-11-20")).toBe(false);
});
