import type { Point } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

const DOUBLE_MS = 300;
const DOUBLE_PX = 30;
const DOUBLE_SCALE = 2.5;

/**
 * A double tap zooms in at that point, or out. A tap on a zoomed picture centers that point, as an
 * alternative to dragging.
 */
export function createTapHandler(zoomer: Zoomer) {
  let last = { time: -DOUBLE_MS, x: 0, y: 0 };
  let pendingTap: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => clearTimeout(pendingTap);
  const tap = (at: Point, event: PointerEvent): void => {
    cancel();
    const isNear = Math.hypot(at.x - last.x, at.y - last.y) < DOUBLE_PX;
    const isDouble = event.timeStamp - last.time < DOUBLE_MS && isNear;
    last = { ...at, time: isDouble ? -DOUBLE_MS : event.timeStamp };
    if (isDouble) zoomer.zoomTo(zoomer.view().scale > 1 ? 1 : DOUBLE_SCALE, at);
    else if (zoomer.view().scale > 1)
      pendingTap = setTimeout(() => zoomer.panBy(-at.x, -at.y), DOUBLE_MS);
  };
  return { tap, cancel };
}
