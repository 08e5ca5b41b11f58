import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

test("a text is set in the paragraphs that it was written in", () => {
  expect(paragraphsOf("One.\n\nTwo,\nstill two.\n \n\nThree.")).toEqual([
    "One.",
    "Two,\nstill two.",
    "Three.",
  ]);
  expect(paragraphsOf("One.\nTwo.")).toEqual(["One.", "Two."]);
  expect(paragraphsOf("  ")).toEqual([]);
});
