import { expect, test } from "vitest";
import { capSrcSet, findDeclaredWidth } from "./srcset.ts";

const list = "/a.jpg?w=640 640w, /a.jpg?w=1280 1280w,\n  /a.jpg?w=2000 2000w";

test("does not change a list whose widths are real", () => {
  expect(capSrcSet(list, 2000)).toBe(list);
  expect(capSrcSet(list, 4000)).toBe(list);
});

test("removes widths above that of the file, and lists the file once", () => {
  expect(capSrcSet(list, 960)).toBe("/a.jpg?w=640 640w, /a.jpg?w=1280 960w");
  expect(capSrcSet(list, 640)).toBe("/a.jpg?w=640 640w");
  expect(capSrcSet(list, 300)).toBe("/a.jpg?w=640 300w");
});

test("lists the file under the URL that the browser has loaded", () => {
  expect(capSrcSet(list, 960, "https://school.example/a.jpg?w=2000")).toBe(
    "/a.jpg?w=640 640w, https://school.example/a.jpg?w=2000 960w",
  );
});

test("finds the declared width of a URL", () => {
  const page = "https://school.example/album";
  expect(findDeclaredWidth(list, "https://school.example/a.jpg?w=1280", page)).toBe(1280);
  expect(findDeclaredWidth(list, "https://school.example/b.jpg", page)).toBeUndefined();
});

test("does not change a list of densities", () => {
  expect(capSrcSet("/a.jpg 1x, /b.jpg 2x", 100)).toBe("/a.jpg 1x, /b.jpg 2x");
});
