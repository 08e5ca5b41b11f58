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
])("a hosted video with autoPlay %s plays by itself: %s [A272]", (autoPlay, plays) => {
  expect(shouldAutoplay({ type: "yt", autoPlay })).toBe(plays);
});

it.each([
  [undefined, true],
  [1, true],
  [0, false],
  ["0", false],
  [false, false],
  ["false", false],
])("any other video with autoPlay %s plays by itself: %s [A273]", (autoPlay, plays) => {
  expect(shouldAutoplay({ type: "htmlVideo", autoPlay })).toBe(plays);
  expect(shouldAutoplay({ type: "customVideoEmbed", autoPlay })).toBe(plays);
});
