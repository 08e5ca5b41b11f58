import type { Point } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

const DOUBLE_MS = 300;
const DOUBLE_PX = 30;
const DOUBLE_SCALE = 2.5;

/**
 * Two quick taps zoom to a place and back. One tap on a zoomed picture brings that place to
 * the center, so that nothing needs dragging.
 */
export function createTapHandler(zoomer: Zoomer) {
  let last = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => clearTimeout(waiting);
  const tap = (at: Point, event: PointerEvent): void => {
    cancel();
    const near = Math.hypot(at.x - last.x, at.y - last.y) < DOUBLE_PX;
    const twice = event.timeStamp - last.time < DOUBLE_MS && near;
    last = { time: twice ? Number.NEGATIVE_INFINITY : event.timeStamp, x: at.x, y: at.y };
    if (twice) zoomer.zoomTo(zoomer.view().scale > 1 ? 1 : DOUBLE_SCALE, at);
    else if (zoomer.view().scale > 1)
      waiting = setTimeout(() => zoomer.panBy(-at.x, -at.y), DOUBLE_MS);
  };
  return { tap, cancel };
}
