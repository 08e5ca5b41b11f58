import { describe, expect, it } from "vitest";
import {
  clampIndex,
  clampZoom,
  dotRange,
  isDragSwipe,
  isFadeSwipe,
  loopDistance,
  toMountedIndexes,
  wrap,
} from "./limits.ts";

describe("the zoom limit", () => {
  it.each([
    [undefined, 8],
    [null, 8],
    ["none", 8],
    [0, 1],
    [-3, 1],
    [1, 1],
    [24, 24],
    [25, 24],
    [Number.POSITIVE_INFINITY, 24],
    ["12", 12],
  ])("a limit of %s becomes %s [A263]", (asked, given) => {
    expect(clampZoom(asked)).toBe(given);
  });
});

describe("a swipe of dragged slides", () => {
  it.each([
    [80, 400, false],
    [80.1, 400, true],
    [-80.1, 400, true],
    [-30, 400, false],
  ])("%s px on a screen of %s px, however slow, turns the page: %s [A279]", (way, width, turns) => {
    expect(isDragSwipe(way, 0, width)).toBe(turns);
  });
  it.each([
    [30, 0.4, true],
    [30, 0.2, false],
    [-30, -0.4, true],
    [10, 0.9, false],
  ])(
    "a short one of %s px turns it when it is quick (%s px per ms): %s [A279]",
    (way, speed, turns) => {
      expect(isDragSwipe(way, speed, 400)).toBe(turns);
    },
  );
  it("a finger on its way back turns nothing, however quick [A279]", () => {
    expect(isDragSwipe(30, -2, 400)).toBe(false);
  });
});

describe("a swipe in fade mode", () => {
  it.each([
    [50, "touch", false],
    [50.1, "touch", true],
    [-51, "touch", true],
    [51, "pen", true],
    [6, "mouse", false],
    [-6.5, "mouse", true],
  ])("%s px by %s counts: %s [A279]", (distance, pointer, counts) => {
    expect(isFadeSwipe(distance, pointer)).toBe(counts);
  });
});

describe("the loop", () => {
  it("goes on after the last photo with the first", () => {
    expect(wrap(5, 5)).toBe(0);
    expect(wrap(-1, 5)).toBe(4);
    expect(wrap(3, 0)).toBe(0);
  });
  it("takes the shorter way around", () => {
    expect(loopDistance(0, 299, 300)).toBe(-1);
    expect(loopDistance(299, 1, 300)).toBe(2);
    expect(loopDistance(2, 2, 300)).toBe(0);
  });
});

describe("which slides hold a picture", () => {
  const mounted = (current: number, count: number, saveData = false) =>
    [...toMountedIndexes(current, count, saveData)].sort((one, other) => one - other);

  it("two on each side, around the end too", () => {
    expect(mounted(0, 300)).toEqual([0, 1, 2, 298, 299]);
    expect(mounted(150, 300)).toEqual([148, 149, 150, 151, 152]);
  });
  it("all of a small album, once each", () => {
    expect(mounted(1, 3)).toEqual([0, 1, 2]);
  });
  it("only the current one with Save-Data", () => {
    expect(mounted(7, 300, true)).toEqual([7]);
  });
});

describe("where to start", () => {
  it("is always a photo that exists [A253]", () => {
    expect(clampIndex(-1, 5)).toBe(0);
    expect(clampIndex(9, 5)).toBe(4);
    expect(clampIndex(Number.NaN, 5)).toBe(0);
    expect(clampIndex(2.7, 5)).toBe(2);
  });
});

describe("the dots", () => {
  it("are all of a few and a window of many [A259]", () => {
    expect(dotRange(1, 3)).toEqual([0, 1, 2]);
    expect(dotRange(0, 300)).toHaveLength(11);
    expect(dotRange(299, 300).at(-1)).toBe(299);
    expect(dotRange(150, 300)).toContain(150);
  });
});
