import type { Album } from "@manor/content-api";
import { expect, test } from "vitest";
import { eventPreviews, photoPreviews, readAlbumsPage } from "./album-previews.ts";

const album = (id: number, category: string): Album => ({
  _id: `${category}-${id}`,
  title: `Album ${id}`,
  description: "",
  date: `2026-${String((id % 12) + 1).padStart(2, "0")}-10`,
  category,
  attachments: ["one.jpg", "two.jpg"],
});

const albums = Array.from({ length: 40 }, (_, id) => [
  album(id, "EventsSGSM"),
  album(id, "PhotoGallery"),
]).flat();

test("lists every event album on exactly one page [A75]", () => {
  const ids: string[] = [];
  let page: number | undefined = 1;
  while (page) {
    const previews = eventPreviews(albums, page);
    ids.push(...previews.albums.map(({ id }) => id));
    page = previews.older;
  }
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
  expect(ids.every((id) => id.startsWith("EventsSGSM"))).toBe(true);
});

test("shows the last page for a page number beyond the end, with a link back [A75]", () => {
  expect(eventPreviews(albums, 99)).toMatchObject({ newer: 2, older: undefined });
});

test("gives each kind of album its own address [A77]", () => {
  expect(photoPreviews(albums).albums[0]?.href).toMatch(/^\/SubGallery\?id=PhotoGallery-/);
  expect(eventPreviews(albums, 1).albums[0]?.href).toMatch(/^\/subFest\?id=EventsSGSM-/);
});

test("puts the newest album first, with its date and number of photos", () => {
  expect(photoPreviews(albums).albums[0]?.note).toBe("10-12-2026 · 2 photos");
});

test.each([
  [null, 1],
  ["3", 3],
  ["0", 1],
  ["-2", 1],
  ["two", 1],
  ["99999", 1],
])("reads the page number %j in an address as %i", (param, page) => {
  expect(readAlbumsPage(param)).toBe(page);
});
