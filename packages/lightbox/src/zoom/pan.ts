import { EDGE_PX } from "../core/limits.ts";
import type { Point, View } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

const GLIDE_MS = 120;
/** A pointer that has stood still for longer lets go of a picture at rest. */
const STILL_MS = 60;

/** One pointer moves a zoomed picture, which glides on; past its edge it turns the page. */
export function panReader(zoomer: Zoomer, turn: (x: number) => void) {
  let base: View = zoomer.view();
  let past = 0;
  let speed: Point = { x: 0, y: 0 };
  let lastMove = 0;

  return {
    begin() {
      base = zoomer.view();
    },
    reset() {
      past = 0;
      speed = { x: 0, y: 0 };
    },
    /** `way` since it began, `step` since the last move. */
    move(way: Point, step: Point, now: number) {
      const time = Math.max(1, now - lastMove);
      speed = { x: step.x / time, y: step.y / time };
      lastMove = now;
      past = zoomer.follow({ ...base, x: base.x + way.x, y: base.y + way.y });
    },
    end(now: number) {
      if (Math.abs(past) > EDGE_PX) return turn(past);
      const glide = now - lastMove < STILL_MS ? GLIDE_MS : 0;
      const { x, y, scale } = zoomer.view();
      zoomer.rest({ scale, x: x + speed.x * glide, y: y + speed.y * glide }, true);
    },
  };
}
