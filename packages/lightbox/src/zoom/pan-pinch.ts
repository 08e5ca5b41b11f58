import { EDGE_PX } from "../core/limits.ts";
import { toPinch } from "./pointer-tracker.ts";
import { type Point, type View, zoomAround } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

const GLIDE_MS = 120;

/**
 * Pointers that hold the picture. One moves a zoomed picture, which glides on; past its edge it turns
 * the page. Two zoom the picture between them and move it along.
 */
export function createPanPinchHandler(
  zoomer: Zoomer,
  pointers: Map<number, Point>,
  turn: (x: number) => void,
) {
  let base: View = zoomer.view();
  let from: ReturnType<typeof toPinch> = null;
  let past = 0;

  return {
    begin() {
      base = zoomer.view();
      from = toPinch(pointers);
      past = 0;
    },
    /** `way` since it began. */
    pan(way: Point) {
      past = zoomer.follow({ ...base, x: base.x + way.x, y: base.y + way.y });
    },
    pinch() {
      const now = toPinch(pointers);
      if (!from || !now || !zoomer.possible()) return;
      const scale = zoomer.clamp((base.scale * now.distance) / from.distance);
      const view = zoomAround(base, scale, from.center);
      zoomer.follow({
        scale,
        x: view.x + now.center.x - from.center.x,
        y: view.y + now.center.y - from.center.y,
      });
    },
    /** `speed` in pixels per millisecond. */
    end(speed: Point) {
      if (Math.abs(past) > EDGE_PX) return turn(past);
      zoomer.panBy(speed.x * GLIDE_MS, speed.y * GLIDE_MS);
    },
  };
}
