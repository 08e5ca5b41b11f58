/** Waits, in whole microseconds, and how many had each. */
type Waits = ReadonlyMap<number, number>;

/**
 * The waits that lines really had, from those that `wrk` tells. For each that is at least twice as long as a line takes on
 * the average (`expectedUs`) wrk adds those that would have been asked meanwhile and were not (coordinated omission), one
 * shorter by `expectedUs` than the other: what it added to a wait is all that it tells of the next longer one.
 */
export function withoutAdded(told: Waits, expectedUs: number): Waits {
  return new Map(
    Array.from(told, ([wait, count]) => [
      wait,
      wait > expectedUs ? count - (told.get(wait + expectedUs) ?? 0) : count,
    ]),
  );
}

/** The wait that so large a part of all had at most. */
export function quantileOf(waits: Waits, part: number): number {
  const all = Array.from(waits.values()).reduce((a, b) => a + b, 0);
  let seen = 0;
  for (const [wait, count] of Array.from(waits).sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= all * part) return wait;
  }
  return Number.NaN;
}
