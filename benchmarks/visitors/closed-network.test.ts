import { expect, test } from "vitest";
import { playLines } from "./closed-network.ts";

const even = (threadMs: number, helpMs: number, askerMs: number) => () => ({
  threadMs,
  helpMs,
  askerMs,
});
const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

test("one line waits for each part of its answer, one after the other", () => {
  const { perSecond, tookMs } = playLines(1, 1_000, even(2, 5, 3));
  expect(perSecond).toBeCloseTo(100, 6);
  for (const took of tookMs) expect(took).toBeCloseTo(10, 6);
});

test("many lines are as quick as the busier of the two cores (asymptotic bound)", () => {
  expect(playLines(64, 20_000, even(2, 0, 1)).perSecond).toBeCloseTo(500, 0);
  expect(playLines(64, 20_000, even(2, 3, 1)).perSecond).toBeCloseTo(200, 0);
  expect(playLines(64, 20_000, even(1, 0, 4)).perSecond).toBeCloseTo(250, 0);
});

test("no number of lines is quicker than the bounds, and as many lines are on their way as there are (Little)", () => {
  for (const lines of [2, 3, 5, 8]) {
    const { perSecond, tookMs } = playLines(lines, 20_000, even(1, 0, 1));
    expect(perSecond).toBeLessThanOrEqual(Math.min(lines / 2, 1) * 1_000 + 1e-6);
    expect((perSecond / 1_000) * mean(tookMs)).toBeLessThanOrEqual(lines + 1e-6);
  }
});

test("whoever needs little is held up for a turn of those who need much, and not for all of it", () => {
  let nth = 0;
  const mixed = () => {
    nth += 1;
    return { threadMs: 1, helpMs: nth % 10 === 0 ? 90 : 0, askerMs: 0.001 };
  };
  const { tookMs } = playLines(2, 10_000, mixed);
  expect(tookMs[8_900]).toBeLessThan(1 + 1.4 + 0.1);
  expect(tookMs[9_100]).toBeGreaterThan(90);
});
