import { expect, test } from "vitest";
import { quantileOf, withoutAdded } from "./coordinated-omission.ts";

/** As wrk 4.1 does it (`stats_correct`). */
function asWrkTells(had: readonly number[], expectedUs: number): Map<number, number> {
  const told = new Map<number, number>();
  const add = (wait: number) => told.set(wait, (told.get(wait) ?? 0) + 1);
  for (const wait of had) {
    add(wait);
    if (wait >= 2 * expectedUs)
      for (let more = wait - expectedUs; more > expectedUs; more -= expectedUs) add(more);
  }
  return told;
}

test("what wrk adds for a long answer is taken away again, and nothing else", () => {
  const had = [1, 1, 2, 3, 4, 6, 7, 10, 10];
  const told = asWrkTells(had, 2);
  expect(told.get(4)).toBe(4);
  const waits = withoutAdded(told, 2);
  expect(
    Array.from(waits)
      .flatMap(([wait, count]) => Array(count).fill(wait))
      .sort((a, b) => a - b),
  ).toEqual(had);
});

test("a quantile is the wait that so many had at most", () => {
  const waits = new Map([
    [9, 1],
    [1, 3],
    [5, 6],
  ]);
  expect(quantileOf(waits, 0.3)).toBe(1);
  expect(quantileOf(waits, 0.5)).toBe(5);
  expect(quantileOf(waits, 0.99)).toBe(9);
});
