import fc from "fast-check";
import { expect, test } from "vitest";
import { siteMap } from "../app/site-map.ts";
import { canonicalPath } from "./canonical-address.ts";

test("A17 every letter case and a trailing slash lead to the one spelling of the route table", () => {
  for (const { path } of siteMap) {
    for (const written of [
      path,
      path.toLowerCase(),
      path.toUpperCase(),
      `${path}/`,
      `${path.toUpperCase()}//`,
    ]) {
      expect(canonicalPath(written), written).toBe(path);
    }
  }
});

test("a record keeps its id as it is, whatever the case of the list before it", () => {
  expect(canonicalPath("/events/aB3")).toBe("/Events/aB3");
  expect(canonicalPath("/NEWS/x/")).toBe("/News/x");
});

test("an unknown address has no canonical spelling, and the answer is always stable", () => {
  expect(canonicalPath("/nowhere")).toBeUndefined();
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const right = canonicalPath(path);
      if (right !== undefined) expect(canonicalPath(right)).toBe(right);
    }),
  );
});
