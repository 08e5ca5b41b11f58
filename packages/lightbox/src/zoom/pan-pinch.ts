import { EDGE_PX } from "../core/limits.ts";
import { toPinch } from "./pointer-tracker.ts";
import { type Point, type View, zoomAround } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

const MOMENTUM_MS = 120;

/** Pans a zoomed picture, with momentum and a slide change past its edge, and zooms by pinch. */
export function createPanPinchHandler(
  zoomer: Zoomer,
  pointers: Map<number, Point>,
  changeSlide: (x: number) => void,
) {
  let startView: View = zoomer.view();
  let startPinch: ReturnType<typeof toPinch> = null;
  let overshoot = 0;

  return {
    begin() {
      startView = zoomer.view();
      startPinch = toPinch(pointers);
      overshoot = 0;
    },
    /** `delta` since the start of the gesture. */
    pan(delta: Point) {
      overshoot = zoomer.drag({ ...startView, x: startView.x + delta.x, y: startView.y + delta.y });
    },
    pinch() {
      const now = toPinch(pointers);
      if (!startPinch || !now || !zoomer.canZoom()) return;
      const pinched = (startView.scale * now.distance) / startPinch.distance;
      const limited = zoomer.clampScale(pinched);
      // Rubber band past the limits; `settle` returns to them.
      const scale = limited + (pinched - limited) / 3;
      const view = zoomAround(startView, scale, startPinch.center);
      zoomer.drag({
        x: view.x + now.center.x - startPinch.center.x,
        y: view.y + now.center.y - startPinch.center.y,
        scale,
      });
    },
    /** `velocity` in px/ms. */
    end(velocity: Point) {
      if (Math.abs(overshoot) > EDGE_PX) return changeSlide(overshoot);
      zoomer.panBy(velocity.x * MOMENTUM_MS, velocity.y * MOMENTUM_MS);
    },
  };
}
