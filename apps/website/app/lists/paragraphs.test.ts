import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

test("splits a text into its paragraphs", () => {
  expect(paragraphsOf("One.\n\nTwo,\nstill two.\n \n\nThree.")).toEqual([
    "One.",
    "Two,\nstill two.",
    "Three.",
  ]);
  expect(paragraphsOf("One.\nTwo.")).toEqual(["One.", "Two."]);
  expect(paragraphsOf("  ")).toEqual([]);
});
