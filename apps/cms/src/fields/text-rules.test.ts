import { expect, test } from "vitest";
import { isMarks, isSafeLink, isSessionYear } from "./text-rules.ts";

test.each([
  "https://example.org/a?b",
  "mailto:a@b.example",
  "tel:+91 00000 00001",
  "/Events",
  "/",
  "",
])("the link %s may be shown", (link) => {
  expect(isSafeLink(link)).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/\\evil.example",
  "Events",
  "https://a b",
])("the link %s is refused", (link) => {
  expect(isSafeLink(link)).not.toBe(true);
});

test("a session is two consecutive years", () => {
  expect(isSessionYear("2025-2026")).toBe(true);
  expect(isSessionYear("")).toBe(true);
  expect(isSessionYear("2025-26")).not.toBe(true);
  expect(isSessionYear("2025-2027")).not.toBe(true);
});

test("marks begin with a number, and are at most 100 or their total", () => {
  for (const marks of ["96.4", "96,4 %", "482/500"]) expect(isMarks(marks)).toBe(true);
  for (const marks of ["", "  ", "first", "A+", "964", "100.5", "501/500"])
    expect(isMarks(marks)).not.toBe(true);
});
