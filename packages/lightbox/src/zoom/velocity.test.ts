import { expect, it } from "vitest";
import { createVelocityTracker } from "./velocity.ts";

const at = (x: number, y = 0) => ({ x, y });

it("measures the velocity of the last 100 ms", () => {
  const velocity = createVelocityTracker();
  velocity.move(at(0), 0);
  velocity.move(at(500), 40);
  velocity.move(at(500), 150);
  velocity.move(at(520, -10), 170);
  expect(velocity.at(170)).toEqual({ x: 1, y: -0.5 });
});

it("is zero after a rest, at the start and after a reset", () => {
  const velocity = createVelocityTracker();
  velocity.move(at(0), 0);
  expect(velocity.at(10)).toEqual({ x: 0, y: 0 });
  velocity.move(at(90), 30);
  expect(velocity.at(30)).toEqual({ x: 3, y: 0 });
  expect(velocity.at(200)).toEqual({ x: 0, y: 0 });
  velocity.reset();
  expect(velocity.at(30)).toEqual({ x: 0, y: 0 });
});
