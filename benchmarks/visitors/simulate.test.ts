import { expect, test } from "vitest";
import { numbersFrom } from "./median.ts";
import { arrivals, quantile, serve } from "./simulate.ts";

test("the queue waits as long as the formula for one process and even work says (M/D/1)", () => {
  for (const load of [0.3, 0.6, 0.8]) {
    const random = numbersFrom(7);
    const requests = Array.from(arrivals(load * 1_000, 200, random), (atMs) => ({
      atMs,
      workMs: 1,
    }));
    const { tookMs, busy } = serve(requests, 1);
    const mean = tookMs.reduce((a, b) => a + b, 0) / tookMs.length;
    expect(busy).toBeCloseTo(load, 1);
    expect(mean / (1 + load / (2 * (1 - load)))).toBeCloseTo(1, 1);
  }
});

test("nobody waits who finds a process free", () => {
  const both = serve(
    [
      { atMs: 0, workMs: 5 },
      { atMs: 1, workMs: 5 },
      { atMs: 2, workMs: 5 },
    ],
    2,
  );
  expect(both.tookMs).toEqual([5, 5, 8]);
  expect(quantile(both.tookMs, 0.5)).toBe(5);
});
