import { expect, test } from "vitest";
import { shareCores } from "./share-cores.ts";

const even = (threadMs: number, helpMs: number, askerMs: number) => () => ({
  threadMs,
  helpMs,
  askerMs,
});

test("one line waits for each part of its answer, one after the other", () => {
  const { perSecond, tookMs } = shareCores(1, 2, 1_000, even(2, 5, 3));
  expect(perSecond).toBeCloseTo(100, 0);
  expect(tookMs[500]).toBeCloseTo(7, 6);
});

test("many lines are as quick as the slowest part, as long as there are cores for all", () => {
  expect(shareCores(16, 2, 10_000, even(2, 0, 1)).perSecond).toBeCloseTo(500, 0);
  expect(shareCores(16, 8, 10_000, even(2, 6, 1)).perSecond).toBeCloseTo(500, 0);
});

test("what the parts take together bounds the pace where cores are few", () => {
  const { perSecond } = shareCores(16, 2, 10_000, even(2, 3, 1));
  expect(perSecond).toBeCloseTo((2 / (2 + 3 + 1)) * 1_000, 0);
  expect(shareCores(16, 1, 10_000, even(2, 3, 1)).perSecond).toBeCloseTo(1_000 / 6, 0);
});
