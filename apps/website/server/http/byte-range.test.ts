import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-3", { first: 0, last: 3 }],
  ["bytes=4-", { first: 4, last: 9 }],
  ["bytes=4-400", { first: 4, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-300", { first: 0, last: 9 }],
  ["bytes=9-9", { first: 9, last: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  [undefined, "whole"],
  ["", "whole"],
  ["bytes=-", "whole"],
  ["bytes=5-2", "whole"],
  ["bytes=0-1,4-5", "whole"],
  ["lines=0-1", "whole"],
  ["bytes=a-b", "whole"],
  ["bytes=1e3-", "whole"],
] as const)("reads the range %s of ten bytes as %j", (header, range) => {
  expect(readByteRange(header, 10)).toEqual(range);
});

test("returns no range of an empty file", () => {
  expect(readByteRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(readByteRange(undefined, 0)).toBe("whole");
});
