import { expect, it } from "vitest";
import { coverOf, largestOf, pictureOf, slidesOf, thumbnailOf } from "./items.ts";

const images = [{ id: "a" }, { id: "b", cover: true }, { id: "c" }];
const ids = (items: { id?: string }[]) => items.map(({ id }) => id).join("");

it("the cover is a slide only when asked for, and only cover mode leaves it out [A284]", () => {
  expect(ids(slidesOf(images, { useCoverMode: true, coverImageInLightbox: false }))).toBe("ac");
  expect(ids(slidesOf(images, { useCoverMode: true, coverImageInLightbox: true }))).toBe("abc");
  expect(ids(slidesOf(images, { useCoverMode: false, coverImageInLightbox: false }))).toBe("abc");
});

it("without a marked cover the first picture is it [A284]", () => {
  expect(coverOf([{ id: "a" }, { id: "b" }])?.id).toBe("a");
  expect(coverOf(images)?.id).toBe("b");
  expect(coverOf([])).toBeUndefined();
});

it("shows src and downloads the original, each standing in for the other", () => {
  expect(pictureOf({ src: "s", original: "o" })).toBe("s");
  expect(largestOf({ src: "s", original: "o" })).toBe("o");
  expect(pictureOf({ original: "o" })).toBe("o");
  expect(largestOf({ src: "s" })).toBe("s");
});

it("takes the thumbnail from thumbnail, else from thumbnailSrc", () => {
  expect(thumbnailOf({ thumbnailSrc: "old" })).toBe("old");
  expect(thumbnailOf({ thumbnail: "new", thumbnailSrc: "old" })).toBe("new");
  expect(thumbnailOf({ src: "s" })).toBeUndefined();
});
