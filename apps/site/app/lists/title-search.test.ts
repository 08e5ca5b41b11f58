import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "./search-text.ts";
import { createTitleSearch } from "./title-search.ts";

const found = (titles: string[], search: string) =>
  Array.from(createTitleSearch(titles.map(foldText))(foldText(search)), Boolean);

test("a title is found by one word, by some words, and by parts of them across a space", () => {
  const titles = ["Annual sports day", "Sports of old", "Day of annual sports"];
  expect(found(titles, "sports")).toEqual([true, true, true]);
  expect(found(titles, "annual sports")).toEqual([true, false, true]);
  expect(found(titles, "l sports d")).toEqual([true, false, false]);
  expect(found(titles, "annual sports day indeed")).toEqual([false, false, false]);
  expect(found(["a b c d e f"], "b c d e")).toEqual([true]);
});

test("a word that stands twice in a title finds it once", () => {
  expect(found(["day by day", "night"], "day")).toEqual([true, false]);
});

test("any search finds exactly the titles that hold it", () => {
  const letters = fc.constantFrom("a", "b", "ab", " ", "é", "क", "1");
  const title = fc.string({ unit: letters, maxLength: 14 });
  const part = fc.string({ unit: letters, minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(title, { maxLength: 20 }), part, (titles, search) => {
      fc.pre(foldText(search).trim() === foldText(search) && search !== "");
      const expected = titles.map((text) => foldText(text).includes(foldText(search)));
      expect(found(titles, search)).toEqual(expected);
    }),
    { numRuns: 1_000 },
  );
});
