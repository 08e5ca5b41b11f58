import { expect, test } from "vitest";
import { photosOf } from "./photos.ts";

const stored = `${"0f".repeat(16)}.jpg`;
const inView = `${"0f".repeat(16)}-f28.jpg`;

test("a photograph has the words of the office, and without them says which one it is", () => {
  const words = [{ file: "b.jpg", alt: "Boys march past the flag", caption: "The march past" }];
  const photos = photosOf("/SubGallery", "7", ["a.jpg", "b.jpg"], words);
  expect(photos.map(({ alt, caption }) => [alt, caption])).toEqual([
    ["Photo 1 of 2", ""],
    ["Boys march past the flag", "The march past"],
  ]);
});

test("the address of a photograph stays when the office keeps another part of it in view", () => {
  const [before] = photosOf("/SubGallery", "7", [stored]);
  const [after] = photosOf("/SubGallery", "7", [inView]);
  expect(after?.href).toBe(`/SubGallery?id=7&photo=${stored}`);
  expect(after?.href).toBe(before?.href);
  expect(after?.removalHref).toBe(before?.removalHref);
  expect(after?.identifier).toBe(inView);
});
