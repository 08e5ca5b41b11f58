import { expect, test } from "vitest";
import { translateEnglish } from "../../../model/texts/translate.ts";
import { toPhotos } from "./load-album.ts";

const stored = `${"0f".repeat(16)}.jpg`;
const withFocus = `${"0f".repeat(16)}-f28.jpg`;

test("uses the editor's alt text, and without one the number of the photo", () => {
  const texts = [{ file: "b.jpg", alt: "Boys march past the flag", caption: "The march past" }];
  const photos = toPhotos("/SubGallery", "7", ["a.jpg", "b.jpg"], texts, translateEnglish);
  expect(photos.map(({ alt, caption }) => [alt, caption])).toEqual([
    ["Photo 1 of 2", ""],
    ["Boys march past the flag", "The march past"],
  ]);
});

test("does not change the address of a photo with its focal point", () => {
  const [before] = toPhotos("/SubGallery", "7", [stored], [], translateEnglish);
  const [after] = toPhotos("/SubGallery", "7", [withFocus], [], translateEnglish);
  expect(after?.href).toBe(`/SubGallery?id=7&photo=${stored}`);
  expect(after?.href).toBe(before?.href);
  expect(after?.removalHref).toBe(before?.removalHref);
  expect(after?.identifier).toBe(withFocus);
});
