import { EDGE_PX } from "../core/limits.ts";
import type { Point, View } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

const GLIDE_MS = 120;

/** One pointer moves a zoomed picture, which glides on; past its edge it turns the page. */
export function panReader(zoomer: Zoomer, turn: (x: number) => void) {
  let base: View = zoomer.view();
  let past = 0;

  return {
    begin() {
      base = zoomer.view();
      past = 0;
    },
    /** `way` since it began. */
    move(way: Point) {
      past = zoomer.follow({ ...base, x: base.x + way.x, y: base.y + way.y });
    },
    /** `speed` in pixels per millisecond. */
    end(speed: Point) {
      if (Math.abs(past) > EDGE_PX) return turn(past);
      const { x, y, scale } = zoomer.view();
      zoomer.rest({ scale, x: x + speed.x * GLIDE_MS, y: y + speed.y * GLIDE_MS }, true);
    },
  };
}
