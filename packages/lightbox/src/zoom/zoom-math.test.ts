import { expect, it } from "vitest";
import { initialView, clampView, addRubberBand, stepIn, stepOut, zoomAround } from "./zoom-math.ts";

const carousel = { width: 400, height: 300 };
const picture = { width: 400, height: 200 };

it("zooming keeps the place under the finger where it is", () => {
  const view = zoomAround(initialView, 3, { x: 50, y: -20 });
  const place = (view_: typeof view, at: number) => (at - view_.x) / view_.scale;
  expect(place(view, 50)).toBeCloseTo(50);
  expect(zoomAround(view, 1, { x: 50, y: -20 })).toEqual({ scale: 1, x: 0, y: 0 });
});

it("a zoomed picture never leaves the carousel empty at its side", () => {
  expect(clampView({ scale: 2, x: 900, y: 0 }, picture, carousel).x).toBe(200);
  expect(clampView({ scale: 2, x: 0, y: 500 }, picture, carousel).y).toBe(50);
  expect(clampView({ scale: 1, x: 30, y: 30 }, picture, carousel)).toEqual({ scale: 1, x: 0, y: 0 });
});

it("past its edge it follows at a third and says how far it was pulled", () => {
  expect(addRubberBand({ scale: 2, x: -290, y: 0 }, picture, carousel)).toEqual({
    scale: 2,
    x: -230,
    y: 0,
    past: -90,
  });
});

it("eight presses reach 24, and back again [A263]", () => {
  let scale = 1;
  for (let press = 0; press < 8; press++) scale = stepIn(scale, 24);
  expect(scale).toBe(24);
  for (let press = 0; press < 8; press++) scale = stepOut(scale);
  expect(scale).toBe(1);
});
