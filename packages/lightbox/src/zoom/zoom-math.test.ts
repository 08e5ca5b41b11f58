import { expect, it } from "vitest";
import { addRubberBand, clampView, initialView, stepIn, stepOut, zoomAround } from "./zoom-math.ts";

/** Of a picture of 400 by 200 at scale 2 in a carousel of 400 by 300. */
const limits = { x: 200, y: 50 };

it("zooms around the point under the pointer", () => {
  const view = zoomAround(initialView, 3, { x: 50, y: -20 });
  expect((50 - view.x) / view.scale).toBeCloseTo(50);
  expect(zoomAround(view, 1, { x: 50, y: -20 })).toEqual({ scale: 1, x: 0, y: 0 });
});

it("leaves no gap at the side of a zoomed image", () => {
  expect(clampView({ scale: 2, x: 900, y: 0 }, limits).x).toBe(200);
  expect(clampView({ scale: 2, x: 0, y: 500 }, limits).y).toBe(50);
  expect(clampView({ scale: 1, x: 30, y: 30 }, { x: 0, y: 0 })).toEqual({ scale: 1, x: 0, y: 0 });
});

it("moves by a third of the drag past the edge, and returns the overshoot", () => {
  expect(addRubberBand({ scale: 2, x: -290, y: 0 }, limits)).toEqual({
    scale: 2,
    x: -230,
    y: 0,
    overshoot: -90,
  });
});

it("reaches 24 in eight steps, and 1 in eight steps back [A263]", () => {
  let scale = 1;
  for (let press = 0; press < 8; press++) scale = stepIn(scale, 24);
  expect(scale).toBe(24);
  for (let press = 0; press < 8; press++) scale = stepOut(scale);
  expect(scale).toBe(1);
});
