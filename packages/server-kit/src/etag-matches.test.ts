import { expect, test } from "vitest";
import { etagMatches } from "./etag-matches.ts";

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"x", W/"a" , "y"', '"a"', true],
  ["*", '"a"', true],
  ['"b"', '"a"', false],
  ['"ab"', '"a"', false],
  ["", '"a"', false],
  [undefined, '"a"', false],
  [null, '"a"', false],
])("If-None-Match %s matches the ETag %s: %s", (known, etag, isSame) => {
  expect(etagMatches(known, etag)).toBe(isSame);
});
