import { expect, test } from "vitest";
import { numbersFrom } from "./median.ts";
import { arrivals, quantile, serve, serveInARing } from "./simulate.ts";

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

test("two processes serve twice as many, and nobody waits who finds one free", () => {
  const even = () => ({ workMs: 2, awayMs: 0 });
  expect(serveInARing(16, 1, 10_000, even).perSecond).toBeCloseTo(500, 0);
  expect(serveInARing(16, 2, 10_000, even).perSecond).toBeCloseTo(1_000, 0);
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

test("what an answer takes beside the work holds up who asks, and no process", () => {
  const alone = serveInARing(1, 1, 10_000, () => ({ workMs: 2, awayMs: 8 }));
  expect(alone.perSecond).toBeCloseTo(100, 0);
  expect(quantile(alone.tookMs, 0.5)).toBeCloseTo(10, 6);
  const many = serveInARing(16, 1, 10_000, () => ({ workMs: 2, awayMs: 8 }));
  expect(many.perSecond).toBeCloseTo(500, 0);
});
