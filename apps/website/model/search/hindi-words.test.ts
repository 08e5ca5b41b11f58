import { expect, test } from "vitest";
import { foldDigits, toHindiStem } from "./hindi-words.ts";

test.each([
  ["nukta", "फ़ीस", "फीस"],
  ["a nasal letter and anusvara", "हिन्दी", "हिंदी"],
  ["chandrabindu and anusvara", "पाँच", "पांच"],
  ["joiners", "क्\u200dक्षा", "क्क्षा"],
  ["long and short vowels", "स्कूल", "स्कुल"],
  ["a borrowed vowel", "कॉलेज", "कोलेज"],
  ["number", "छात्रों", "छात्र"],
  ["gender", "लड़की", "लड़का"],
  ["the oblique form", "छात्रावास", "छात्रावासों"],
])("takes spellings that differ in %s as one word", (_, one, other) => {
  expect(toHindiStem(one)).toBe(toHindiStem(other));
});

test.each([
  ["फ़ीस", "फल"],
  ["खाना", "खेल"],
])("distinguishes %s and %s", (one, other) => {
  expect(toHindiStem(one)).not.toBe(toHindiStem(other));
});

test("leaves words of other scripts as they are", () => {
  for (const word of ["fees", "9", "école"]) expect(toHindiStem(word)).toBe(word);
});

test("reads digits of both scripts as one", () => {
  expect(foldDigits("कक्षा ९, १०")).toBe("कक्षा 9, 10");
});
