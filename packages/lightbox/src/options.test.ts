import { describe, expect, it } from "vitest";
import { fill } from "./core/fill.ts";
import { clampZoom, defaults, resolveOptions } from "./options.ts";

it("has the defaults of the specification", () => {
  expect(defaults).toMatchObject({
    theme: "night",
    slideDuration: 25,
    slideshowInterval: 1700,
    maxZoomScale: 8,
    imgAnimation: "imgDrag",
    arrowStyle: "dark",
    modalClose: "default",
    metadataTimeLocale: "en-US",
  });
});

it("uses the default for a missing or undefined option", () => {
  const options = resolveOptions({
    theme: undefined,
    maxZoomScale: 99,
    labels: { next: "Onward" },
  });
  expect(options.theme).toBe("night");
  expect(options.maxZoomScale).toBe(24);
  expect(options.labels.next).toBe("Onward");
  expect(options.labels.previous).toBe("Previous");
});

it("fills in the placeholders of a label, except unknown ones", () => {
  expect(fill("Photo {n} of {count} {other}", { n: 3, count: 80 })).toBe("Photo 3 of 80 {other}");
});

describe("clampZoom", () => {
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
  ])("a limit of %s becomes %s [A263]", (value, expected) => {
    expect(clampZoom(value)).toBe(expected);
  });
});
