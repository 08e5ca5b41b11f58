import { expect, test } from "vitest";
import { splitParagraphs } from "./record-page.tsx";

test("splits a text into its paragraphs", () => {
  expect(splitParagraphs("One.\n\nTwo,\nstill two.\n \n\nThree.")).toEqual([
    "One.",
    "Two,\nstill two.",
    "Three.",
  ]);
  expect(splitParagraphs("One.\nTwo.")).toEqual(["One.", "Two."]);
  expect(splitParagraphs("  ")).toEqual([]);
});
