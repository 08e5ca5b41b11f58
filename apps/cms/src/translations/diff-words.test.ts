import { expect, test } from "vitest";
import { diffWords } from "./diff-words.ts";

test("marks the words that were added and removed, and leaves the others", () => {
  expect(diffWords("The fee is 100 rupees.", "The new fee is 120 rupees.")).toEqual([
    { text: "The " },
    { text: "new ", change: "added" },
    { text: "fee is " },
    { text: "100 ", change: "removed" },
    { text: "120 ", change: "added" },
    { text: "rupees." },
  ]);
});

test("marks nothing in an equal text, and all of a new one", () => {
  expect(diffWords("Snow", "Snow")).toEqual([{ text: "Snow" }]);
  expect(diffWords("", "Snow")).toEqual([{ text: "Snow", change: "added" }]);
});

test("marks a number whole, so that an amount is never read half", () => {
  expect(diffWords("Rs. 1,20,000 a year", "Rs. 1,25,000 a year")).toEqual([
    { text: "Rs. " },
    { text: "1,20,000 ", change: "removed" },
    { text: "1,25,000 ", change: "added" },
    { text: "a year" },
  ]);
});
