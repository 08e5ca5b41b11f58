/**
 * Lists of hundreds are drawn in rows: one look tells that nothing in a row is another, and its parts are not
 * looked at one by one.
 */
export const ROW = 10;

/** Where each row of so many begins. */
export const toChunks = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / ROW) }, (_, row) => row * ROW);

/** The place where the row of a place begins. */
export const toChunk = (at: number): number => at - (at % ROW);

/** The places of a row, of so many in all. */
export const toIndexes = (row: number, count: number): number[] =>
  Array.from({ length: Math.min(ROW, count - row) }, (_, place) => row + place);
