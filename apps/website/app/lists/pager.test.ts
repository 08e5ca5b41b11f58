import fc from "fast-check";
import { expect, test } from "vitest";
import { pagesAround } from "./pager.tsx";

test("lists all pages of a short list", () => {
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
});

test("lists both ends and the pages around the current one for a long list", () => {
  expect(pagesAround(10, 40)).toEqual([1, -9, 9, 10, 11, -40, 40]);
  expect(pagesAround(4, 40)).toEqual([1, 2, 3, 4, 5, -40, 40]);
});

test("always lists the first, last, current and adjacent pages, in order, in a short row", () => {
  const sizes = fc
    .integer({ min: 1, max: 5_000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(sizes, ([page, pages]) => {
      const numbers = pagesAround(page, pages).filter((number) => number > 0);
      const neighbours = [page - 1, page + 1].filter((number) => number >= 1 && number <= pages);
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages, ...neighbours]));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(pagesAround(page, pages).length).toBeLessThanOrEqual(7);
    }),
  );
});
