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
