import { pinchOf } from "./track-pointers.ts";
import { type Point, type View, zoomAround } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

/** Two pointers zoom the picture between them and move it along. */
export function pinchReader(zoomer: Zoomer, pointers: Map<number, Point>) {
  let base: View = zoomer.view();
  let from: ReturnType<typeof pinchOf> = null;

  return {
    begin() {
      base = zoomer.view();
      from = pinchOf(pointers);
    },
    move() {
      const now = pinchOf(pointers);
      if (!from || !now || !zoomer.possible()) return;
      const scale = zoomer.clamp((base.scale * now.distance) / from.distance);
      const view = zoomAround(base, scale, from.middle);
      zoomer.follow({
        scale,
        x: view.x + now.middle.x - from.middle.x,
        y: view.y + now.middle.y - from.middle.y,
      });
    },
  };
}
