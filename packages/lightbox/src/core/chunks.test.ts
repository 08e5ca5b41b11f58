import { expect, it } from "vitest";
import { toIndexes, toChunk, toChunks } from "./chunks.ts";

it("the rows of a list hold each of its places once, in order, and the last what is left", () => {
  expect(toChunks(23)).toEqual([0, 10, 20]);
  expect(toIndexes(20, 23)).toEqual([20, 21, 22]);
  const all = toChunks(300).flatMap((row) => toIndexes(row, 300));
  expect(all).toEqual(Array.from({ length: 300 }, (_, at) => at));
});

it("a place stands in the row that holds it", () => {
  expect([0, 9, 10, 299].map(toChunk)).toEqual([0, 0, 10, 290]);
});
