import { expect, it } from "vitest";
import { findCover, getLargestSrc, getSrc, getThumbnailSrc, toSlides } from "./items.ts";

const images = [{ id: "a" }, { id: "b", cover: true }, { id: "c" }];
const ids = (items: readonly { id?: string }[]) => items.map(({ id }) => id).join("");

it("leaves the cover out in cover mode, unless coverImageInLightbox is true [A284]", () => {
  expect(ids(toSlides(images, true, false))).toBe("ac");
  expect(ids(toSlides(images, true, true))).toBe("abc");
  expect(ids(toSlides(images, false, false))).toBe("abc");
});

it("takes the first picture as the cover when none is marked [A284]", () => {
  expect(findCover([{ id: "a" }, { id: "b" }])?.id).toBe("a");
  expect(findCover(images)?.id).toBe("b");
  expect(findCover([])).toBeUndefined();
});

it("shows src and downloads the original, and falls back to the other one", () => {
  expect(getSrc({ src: "s", original: "o" })).toBe("s");
  expect(getLargestSrc({ src: "s", original: "o" })).toBe("o");
  expect(getSrc({ original: "o" })).toBe("o");
  expect(getLargestSrc({ src: "s" })).toBe("s");
});

it("takes the thumbnail from thumbnail, else from thumbnailSrc", () => {
  expect(getThumbnailSrc({ thumbnailSrc: "old" })).toBe("old");
  expect(getThumbnailSrc({ thumbnail: "new", thumbnailSrc: "old" })).toBe("new");
  expect(getThumbnailSrc({ src: "s" })).toBeUndefined();
});
