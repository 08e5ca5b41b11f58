import { describe, expect, it } from "vitest";
import { clampIndex } from "./clamp.ts";
import { isDragSwipe, isFadeSwipe, loopDistance, toMountedIndexes, toNearby } from "./limits.ts";
import { wrap } from "./wrap.ts";

describe("isDragSwipe", () => {
  it.each([
    [80, 400, false],
    [80.1, 400, true],
    [-80.1, 400, true],
    [-30, 400, false],
  ])("a slow swipe of %s px of %s px changes the slide: %s [A279]", (distance, width, expected) => {
    expect(isDragSwipe(distance, 0, width)).toBe(expected);
  });
  it.each([
    [30, 0.4, true],
    [30, 0.2, false],
    [-30, -0.4, true],
    [10, 0.9, false],
  ])(
    "a short swipe of %s px at %s px/ms changes the slide: %s [A279]",
    (distance, velocity, expected) => {
      expect(isDragSwipe(distance, velocity, 400)).toBe(expected);
    },
  );
  it("a fast swipe back to the start does not change the slide [A279]", () => {
    expect(isDragSwipe(30, -2, 400)).toBe(false);
  });
});

describe("isFadeSwipe", () => {
  it.each([
    [50, "touch", false],
    [50.1, "touch", true],
    [-51, "touch", true],
    [51, "pen", true],
    [6, "mouse", false],
    [-6.5, "mouse", true],
  ])("a swipe of %s px by %s changes the slide: %s [A279]", (distance, pointer, expected) => {
    expect(isFadeSwipe(distance, pointer)).toBe(expected);
  });
});

describe("looping", () => {
  it("wraps from the last slide to the first", () => {
    expect(wrap(5, 5)).toBe(0);
    expect(wrap(-1, 5)).toBe(4);
    expect(wrap(3, 0)).toBe(0);
  });
  it("takes the shorter direction", () => {
    expect(loopDistance(0, 299, 300)).toBe(-1);
    expect(loopDistance(299, 1, 300)).toBe(2);
    expect(loopDistance(2, 2, 300)).toBe(0);
  });
});

describe("toMountedIndexes", () => {
  const mounted = (current: number, count: number, preload = 2, loop = true) =>
    [...toMountedIndexes(current, count, preload, loop)].sort((one, other) => one - other);

  it("mounts `preload` slides on each side, also across the end", () => {
    expect(mounted(0, 300)).toEqual([0, 1, 2, 298, 299]);
    expect(mounted(150, 300)).toEqual([148, 149, 150, 151, 152]);
  });
  it("mounts no slide across the end without `loop`", () => {
    expect(mounted(0, 300, 2, false)).toEqual([0, 1, 2]);
    expect(mounted(298, 300, 2, false)).toEqual([296, 297, 298, 299]);
  });
  it("mounts each slide of a small album once", () => {
    expect(mounted(1, 3)).toEqual([0, 1, 2]);
  });
  it("mounts only the current slide when `preload` is 0", () => {
    expect(mounted(7, 300, 0)).toEqual([7]);
  });
});

describe("clampIndex", () => {
  it("returns the index of an existing slide [A253]", () => {
    expect(clampIndex(-1, 5)).toBe(0);
    expect(clampIndex(9, 5)).toBe(4);
    expect(clampIndex(Number.NaN, 5)).toBe(0);
    expect(clampIndex(2.7, 5)).toBe(2);
  });
});

describe("toNearby", () => {
  it("returns all of a small list, and eleven of a large one [A259]", () => {
    expect(toNearby(1, 3, 11)).toEqual([0, 1, 2]);
    expect(toNearby(0, 300, 11)).toHaveLength(11);
    expect(toNearby(299, 300, 11).at(-1)).toBe(299);
    expect(toNearby(150, 300, 11)).toEqual(expect.arrayContaining([145, 150, 155]));
  });
});
