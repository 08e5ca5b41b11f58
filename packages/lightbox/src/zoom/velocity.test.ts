import { expect, it } from "vitest";
import { type TimedPosition, toVelocity } from "./velocity.ts";

const toPosition = ([x, y, time]: number[]) => [{ x, y }, time] as TimedPosition;

it("measures the velocity of the last 100 ms", () => {
  const moves = [
    [0, 0, 0],
    [500, 0, 40],
    [500, 0, 150],
    [520, -10, 170],
  ];
  expect(toVelocity(moves.map(toPosition), 170)).toEqual({ x: 1, y: -0.5 });
});

it("is zero after a rest and at the start", () => {
  const positions = [toPosition([0, 0, 0])];
  expect(toVelocity([], 10)).toEqual({ x: 0, y: 0 });
  expect(toVelocity(positions, 10)).toEqual({ x: 0, y: 0 });
  positions.push(toPosition([90, 0, 30]));
  expect(toVelocity(positions, 30)).toEqual({ x: 3, y: 0 });
  expect(toVelocity(positions, 200)).toEqual({ x: 0, y: 0 });
});
