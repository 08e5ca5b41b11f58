import { expect, test } from "vitest";
import { translateEnglish } from "../../model/texts/translate.ts";
import { anAlbum } from "../lists/test-records.ts";
import { describeAlbum, eventPreviews, photoPreviews } from "./album-previews.ts";

const album = (id: number, category: string) =>
  anAlbum({
    _id: `${category}-${id}`,
    date: `2026-${String((id % 12) + 1).padStart(2, "0")}-10`,
    category,
    attachments: ["one.jpg", "two.jpg"],
  });

const albums = Array.from({ length: 40 }, (_, id) => [
  album(id, "EventsSGSM"),
  album(id, "PhotoGallery"),
]).flat();

test.each([
  ["99", { newer: 2, older: undefined }],
  ["99999", { newer: 2, older: undefined }],
  ["2", { newer: 1, older: 3 }],
  ["-2", { newer: undefined, older: 2 }],
  ["two", { newer: undefined, older: 2 }],
])(
  "shows an existing page for the page %j in the address, with links to those around it [A75]",
  (page, around) => {
    expect(eventPreviews(albums, page)).toMatchObject(around);
  },
);

test("puts the newest album first, with its date and number of photos", () => {
  const [first] = photoPreviews(albums).albums;
  expect(first && describeAlbum(first, translateEnglish)).toBe("10-12-2026 · 2\u00a0photos");
});
