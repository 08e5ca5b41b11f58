import { expect, test } from "vitest";
import { getLastDay } from "./last-day.ts";

const consent = { givenBy: "Mother, in writing", on: "2026-01-05T12:00:00.000Z" };

test.each([
  ["a consent without an end", { consent }, "9999-12-31"],
  [
    "a consent with a last day",
    { consent: { ...consent, until: "2026-12-31T12:00:00.000Z" } },
    "2026-12-31",
  ],
  [
    "a consent that ended before it began",
    { consent: { ...consent, until: "2025-12-31T12:00:00.000Z" } },
    "2025-12-31",
  ],
  ["no consent", {}, "0000-01-01"],
  ["a consent without a name", { consent: { ...consent, givenBy: " " } }, "0000-01-01"],
  ["a record in the trash", { consent, deletedAt: "2026-11-20T10:00:00.000Z" }, "0000-01-01"],
])("%s", (_, record, day) => {
  expect(getLastDay(record)).toBe(day);
});
