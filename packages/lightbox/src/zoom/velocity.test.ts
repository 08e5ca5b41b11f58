import { expect, it } from "vitest";
import { createVelocityTracker } from "./velocity.ts";

const at = (x: number, y = 0) => ({ x, y });

it("the speed of a hand is that of the last moment of its way", () => {
  const speed = createVelocityTracker();
  speed.move(at(0), 0);
  speed.move(at(500), 40);
  speed.move(at(500), 150);
  speed.move(at(520, -10), 170);
  expect(speed.at(170)).toEqual({ x: 1, y: -0.5 });
});

it("a hand that has stood still, has just come down or begins anew has none", () => {
  const speed = createVelocityTracker();
  speed.move(at(0), 0);
  expect(speed.at(10)).toEqual({ x: 0, y: 0 });
  speed.move(at(90), 30);
  expect(speed.at(30)).toEqual({ x: 3, y: 0 });
  expect(speed.at(200)).toEqual({ x: 0, y: 0 });
  speed.reset();
  expect(speed.at(30)).toEqual({ x: 0, y: 0 });
});
