import { expect, test } from "vitest";
import { getFirstLastDay, getLastDay } from "./with-withdrawals.ts";

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
  expect(getLastDay("toppers", "record", record)).toBe(day);
});

test("a consent that does not name photographs allows none, but the record", () => {
  const named = { consent: { ...consent, purposes: ["name", "result"] } };
  expect(getLastDay("toppers", "photos", named)).toBe("0000-01-01");
  expect(getLastDay("toppers", "record", named)).toBe("9999-12-31");
  expect(getLastDay("birthdays", "record", named)).toBe("0000-01-01");
  expect(getLastDay("toppers", "photos", { consent })).toBe("9999-12-31");
});

test("the published and the latest version must both allow it", () => {
  const ended = { consent: { ...consent, until: "2026-12-31T12:00:00.000Z" } };
  expect(getFirstLastDay("toppers", "record", [{ consent }, ended])).toBe("2026-12-31");
  expect(getFirstLastDay("toppers", "record", [{}, { consent }])).toBe("0000-01-01");
});
