import { toRange } from "./limits.ts";

/** Long lists render in chunks, so that React compares chunks and not hundreds of items. */
export const CHUNK_SIZE = 10;

/** The first index of each chunk. */
export const toChunks = (count: number): number[] =>
  toRange(0, Math.ceil(count / CHUNK_SIZE)).map((chunk) => chunk * CHUNK_SIZE);

/** The first index of the chunk that holds `index`. */
export const toChunk = (index: number): number => index - (index % CHUNK_SIZE);

/** The indexes in a chunk of a list of `count` items. */
export const toIndexes = (chunk: number, count: number): number[] =>
  toRange(chunk, Math.min(CHUNK_SIZE, count - chunk));
