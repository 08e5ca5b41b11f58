import { expect, test } from "vitest";
import { restoreAlbum } from "./albums.ts";

test("restores an album of a valid shape and ignores other values", () => {
  const album = restoreAlbum({
    value: { _id: "a", title: "Sports day", attachments: "1.jpg" },
    day: "2026-11-20",
  });
  expect(album?.value).toMatchObject({ _id: "a", title: "Sports day", description: "" });
  expect(Array.isArray(album?.value.attachments)).toBe(true);
  expect(restoreAlbum({ value: "<html>", day: "2026-11-20" })).toBeUndefined();
});
