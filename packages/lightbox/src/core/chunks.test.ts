import { expect, it } from "vitest";
import { toChunk, toChunks, toIndexes } from "./chunks.ts";

it("splits a list into chunks of ten, with the remainder in the last", () => {
  expect(toChunks(23)).toEqual([0, 10, 20]);
  expect(toIndexes(20, 23)).toEqual([20, 21, 22]);
  const all = toChunks(300).flatMap((chunk) => toIndexes(chunk, 300));
  expect(all).toEqual(Array.from({ length: 300 }, (_, index) => index));
});

it("finds the chunk of an index", () => {
  expect([0, 9, 10, 299].map(toChunk)).toEqual([0, 0, 10, 290]);
});
