import fc from "fast-check";
import { expect, test } from "vitest";
import { homeSession, sessionOptions, startSession, toSession } from "./session.ts";

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
])("the session written '%s' is read as '%s'", (written, session) => {
  expect(toSession(written)).toBe(session);
});

test("the home page asks for current year to next year: 2026-2027 in 2026 [A71]", () => {
  expect(homeSession(today)).toBe("2026-2027");
});

test("a topper page starts on previous year to current year: 2025-2026 in 2026 [A166]", () => {
  expect(startSession(today)).toBe("2025-2026");
});

test("the options are All and the distinct sessions, newest first, with no empty one [A167]", () => {
  const written = ["2023-2024", "2024-25", "", "2024 – 2025", "  ", "2025-2026", "Batch 7"];
  const labels = sessionOptions(written, today).map(({ label }) => label);
  expect(labels).toEqual(["All", "2025-2026", "2024-2025", "2023-2024", "Batch 7"]);
});

test("the starting session stays an option without any record", () => {
  expect(sessionOptions([], today).map(({ value }) => value)).toEqual(["all", "2025-2026"]);
});

test("reading a session twice changes nothing, whatever is written", () => {
  const written = fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{4} ?[-–—] ?\d{2,4} ?$/));
  fc.assert(
    fc.property(written, (text) => {
      expect(toSession(toSession(text))).toBe(toSession(text));
    }),
  );
});
