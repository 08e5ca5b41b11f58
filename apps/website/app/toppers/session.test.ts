import fc from "fast-check";
import { expect, test } from "vitest";
import { translateEnglish } from "../../model/texts/translate.ts";
import { sessionOptions, toSession } from "./session.ts";

const today = "2026-11-20";

test.each([
  ["2023-2024", "2023-2024"],
  [" 2023-24 ", "2023-2024"],
  ["2023–24", "2023-2024"],
  ["2023 — 2024", "2023-2024"],
  ["2023−24", "2023-2024"],
  ["1999-00", "1999-2000"],
  ["Batch 7", "Batch 7"],
  ["   ", ""],
])("reads the session '%s' as '%s'", (written, session) => {
  expect(toSession(written)).toBe(session);
});

test("offers All and the distinct sessions, newest first, without an empty one [A167]", () => {
  const written = ["2023-2024", "2024-25", "", "2024 – 2025", "  ", "2025-2026", "Batch 7"];
  const labels = sessionOptions(written, today, translateEnglish).map(({ label }) => label);
  expect(labels).toEqual(["All", "2025-2026", "2024-2025", "2023-2024", "Batch 7"]);
});

test("offers the starting session even without records", () => {
  expect(sessionOptions([], today, translateEnglish).map(({ value }) => value)).toEqual([
    "all",
    "2025-2026",
  ]);
});

test("reads any session idempotently", () => {
  const written = fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{4} ?[-–—] ?\d{2,4} ?$/));
  fc.assert(
    fc.property(written, (text) => {
      expect(toSession(toSession(text))).toBe(toSession(text));
    }),
  );
});
