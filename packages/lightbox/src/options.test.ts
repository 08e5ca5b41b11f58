import { expect, it } from "vitest";
import { fill } from "./labels.ts";
import { defaults, resolveOptions } from "./options.ts";

it("the defaults are those of the specification", () => {
  expect(defaults).toMatchObject({
    theme: "night",
    slideDuration: 25,
    slideshowInterval: 1700,
    maxZoomScale: 8,
    imgAnimation: "imgDrag",
    arrowStyle: "dark",
    modalClose: "default",
    metadataTimeLocale: "en-US",
    coverImageInLightbox: false,
  });
});

it("what is not given, or given as undefined, is the default", () => {
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

it("labels are filled in, and unknown places stay", () => {
  expect(fill("Photo {n} of {count} {other}", { n: 3, count: 80 })).toBe("Photo 3 of 80 {other}");
});
