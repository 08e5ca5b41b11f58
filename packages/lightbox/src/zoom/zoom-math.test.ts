import { expect, it } from "vitest";
import { initialView, limitView, toGrip, zoomAround } from "./zoom-math.ts";

/** Of a picture of 400 by 200 at scale 2 in a carousel of 400 by 300. */
const limits = { x: 200, y: 50, scale: 4 };

it("zooms around the point under the pointer", () => {
  const view = zoomAround(initialView, 3, { x: 50, y: -20 });
  expect((50 - view.x) / view.scale).toBeCloseTo(50);
  expect(zoomAround(view, 1, { x: 50, y: -20 })).toEqual({ scale: 1, x: 0, y: 0 });
});

it("moves the point under the fingers with them", () => {
  const view = zoomAround(initialView, 2, { x: 50, y: -20 }, { x: 80, y: 10 });
  expect({ x: view.x + 50 * view.scale, y: view.y - 20 * view.scale }).toEqual({ x: 80, y: 10 });
});

it("takes the center and the distance of two fingers, and a distance of 1 of one finger", () => {
  const finger = { x: 10, y: 20 };
  expect(toGrip(new Map([[1, finger]]))).toEqual({ x: 10, y: 20, distance: 1 });
  const fingers = new Map([
    [1, finger],
    [2, { x: 40, y: 60 }],
  ]);
  expect(toGrip(fingers)).toEqual({ x: 25, y: 40, distance: 50 });
});

it("leaves no gap at the side of a zoomed image, and limits its scale", () => {
  expect(limitView({ scale: 2, x: 900, y: 0 }, limits).x).toBe(200);
  expect(limitView({ scale: 2, x: 0, y: 500 }, limits).y).toBe(50);
  expect(limitView({ scale: 0.5, x: 0, y: 0 }, limits).scale).toBe(1);
  expect(limitView({ scale: 9, x: 0, y: 0 }, limits).scale).toBe(4);
});

it("moves by a third of the drag past its limits, and back by the inverse", () => {
  const dragged = { scale: 7, x: -290, y: 0 };
  const shown = limitView(dragged, limits, 1 / 3);
  expect(shown).toEqual({ scale: 5, x: -230, y: 0 });
  expect(limitView(shown, limits, 3)).toEqual(dragged);
});
