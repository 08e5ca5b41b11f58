import { expect, test } from "vitest";
import { restoreAlbum, restoreList } from "./clean-records.ts";

const day = "2026-11-20";
const saved = (value: unknown) => ({ value, day });

test("markup that lies in a snapshot is cleaned again before it is shown [R50]", () => {
  const message = '<p onclick="steal()">Welcome<script>steal()</script></p>';
  const restored = restoreList("principalMessages", saved([{ _id: "1", message }]));
  expect(restored?.value).toMatchObject([{ message: "<p>Welcome</p>" }]);
});

test("a year of birth that lies in a snapshot is taken off [R38]", () => {
  const restored = restoreList("allBirthdays", saved([{ name: "A Boy", date: "2017-11-22" }]));
  expect(JSON.stringify(restored)).not.toContain("2017");
  expect(restored?.value).toMatchObject([{ date: "2000-11-22" }]);
});

test("a record in a snapshot that is none is left out", () => {
  const restored = restoreList("news", saved([{ title: "Good" }, "bad", null]));
  expect(restored?.value).toMatchObject([{ title: "Good", description: "", images: [] }]);
  expect(restored?.value).toHaveLength(1);
});

test.each([[{ title: "No list" }], ["text"], [null]])(
  "a snapshot that holds %j in the place of a list counts as none",
  (value) => {
    expect(restoreList("news", saved(value))).toBeUndefined();
    expect(restoreList("news", undefined)).toBeUndefined();
  },
);

test("an album from a snapshot has the shape of an album, or is none", () => {
  const album = restoreAlbum(saved({ _id: "a", title: "Sports day", attachments: "1.jpg" }));
  expect(album?.value).toMatchObject({ _id: "a", title: "Sports day", description: "" });
  expect(Array.isArray(album?.value.attachments)).toBe(true);
  expect(restoreAlbum(saved("<html>"))).toBeUndefined();
});
