import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText, readSearch } from "./search-text.ts";

const finds = (typed: string, title: string) =>
  foldText(title).includes(foldText(readSearch(typed)));

test.each([
  ["sports", "Annual SPORTS Day"],
  ["SPORTS DAY", "Annual Sports Day"],
  ["al sp", "Annual Sports Day"],
  ["  day ", "Annual Sports Day"],
  ["", "Annual Sports Day"],
  ["वार्षिक", "वार्षिक उत्सव"],
  ["उत्स", "वार्षिक उत्सव"],
  ["cafe\u0301", "Caf\u00e9 evening"],
  ["CAF\u00c9", "Cafe\u0301 evening"],
  ["ΟΔΟΣ", "Οδοσήμανση"],
  ["🏏 final", "🏏 FINAL"],
  ["sports day", "Sports\n  Day"],
])("finds '%s' in '%s'", (typed, title) => {
  expect(finds(typed, title)).toBe(true);
});

test.each([
  ["sportz", "Annual Sports Day"],
  ["day sports", "Annual Sports Day"],
  [".*", "Annual Sports Day"],
  ["उत्सवः", "वार्षिक उत्सव"],
])("a search for '%s' does not find '%s'", (typed, title) => {
  expect(finds(typed, title)).toBe(false);
});

test("limits a search to 100 characters without splitting a character", () => {
  expect(Array.from(readSearch("🏏".repeat(5_000)))).toHaveLength(100);
  expect(readSearch("x".repeat(1_000_000))).toBe("x".repeat(100));
  expect(readSearch(`a${"\u0301".repeat(1_000)}`).isWellFormed()).toBe(true);
});

test("finds a title by any part of it, ignoring case", () => {
  const title = fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => text.normalize("NFC"));
  fc.assert(
    fc.property(title, fc.nat(60), fc.nat(60), (text, start, length) => {
      const characters = Array.from(text);
      const part = characters
        .slice(start, start + length)
        .join("")
        .normalize("NFC");
      fc.pre(text.includes(part));
      expect(finds(part, text)).toBe(true);
      expect(finds(part.toLowerCase(), text)).toBe(true);
    }),
  );
});

test("never fails on any input and is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
      const once = readSearch(typed);
      expect(readSearch(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
    }),
  );
});
