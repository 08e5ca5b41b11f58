import { expect, it } from "vitest";
import { shouldAutoplay } from "./autoplay.ts";

it.each([
  [undefined, false],
  [1, true],
  ["1", true],
  [true, true],
  ["true", true],
  ["TRUE", true],
  [0, false],
  ["yes", false],
])("starts a YouTube video with autoPlay %s automatically: %s [A272]", (autoPlay, expected) => {
  expect(shouldAutoplay(autoPlay, true)).toBe(expected);
});

it.each([
  [undefined, true],
  [1, true],
  [0, false],
  ["0", false],
  [false, false],
  ["false", false],
])("starts any other video with autoPlay %s automatically: %s [A273]", (autoPlay, expected) => {
  expect(shouldAutoplay(autoPlay, false)).toBe(expected);
});
