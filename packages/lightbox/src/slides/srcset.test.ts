import { expect, test } from "vitest";
import { findDeclaredWidth, capSrcSet } from "./srcset.ts";

const list = "/a.jpg?w=640 640w, /a.jpg?w=1280 1280w,\n  /a.jpg?w=2000 2000w";

test("a list that keeps its promises stays as it is, letter by letter", () => {
  expect(capSrcSet(list, 2000)).toBe(list);
  expect(capSrcSet(list, 4000)).toBe(list);
});

test("widths that the file does not have go; the file itself stays once, under its true width", () => {
  expect(capSrcSet(list, 960)).toBe("/a.jpg?w=640 640w, /a.jpg?w=1280 960w");
  expect(capSrcSet(list, 640)).toBe("/a.jpg?w=640 640w");
  expect(capSrcSet(list, 300)).toBe("/a.jpg?w=640 300w");
});

test("what the browser has already is not fetched under another address", () => {
  expect(capSrcSet(list, 960, "https://school.example/a.jpg?w=2000")).toBe(
    "/a.jpg?w=640 640w, https://school.example/a.jpg?w=2000 960w",
  );
});

test("the width that was promised for what has come", () => {
  const page = "https://school.example/album";
  expect(findDeclaredWidth(list, "https://school.example/a.jpg?w=1280", page)).toBe(1280);
  expect(findDeclaredWidth(list, "https://school.example/b.jpg", page)).toBeUndefined();
});

test("a list of densities promises no width", () => {
  expect(capSrcSet("/a.jpg 1x, /b.jpg 2x", 100)).toBe("/a.jpg 1x, /b.jpg 2x");
});
