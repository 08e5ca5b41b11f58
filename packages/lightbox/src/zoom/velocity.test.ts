import { expect, it } from "vitest";
import { type Sample, toVelocity } from "./velocity.ts";

const toSample = ([x, y, time]: number[]) => [{ x, y }, time] as Sample;

it("measures the velocity of the last 100 ms", () => {
  const moves = [
    [0, 0, 0],
    [500, 0, 40],
    [500, 0, 150],
    [520, -10, 170],
  ];
  expect(toVelocity(moves.map(toSample), 170)).toEqual({ x: 1, y: -0.5 });
});

it("is zero after a rest and at the start", () => {
  const samples = [toSample([0, 0, 0])];
  expect(toVelocity([], 10)).toEqual({ x: 0, y: 0 });
  expect(toVelocity(samples, 10)).toEqual({ x: 0, y: 0 });
  samples.push(toSample([90, 0, 30]));
  expect(toVelocity(samples, 30)).toEqual({ x: 3, y: 0 });
  expect(toVelocity(samples, 200)).toEqual({ x: 0, y: 0 });
});
