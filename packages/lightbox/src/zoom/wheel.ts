import type { Zoomer } from "./zoomer.ts";

/** Zooms by the wheel, and by a pinch on a touchpad, which is a wheel event with `ctrlKey`. */
export const createWheelHandler =
  (zoomer: Zoomer, isDisabled: () => boolean) => (event: WheelEvent) => {
    if (!zoomer.canZoom() || isDisabled()) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002));
    const point = zoomer.fromCenter(event);
    zoomer.zoomTo(zoomer.view().scale * factor, point, false);
  };
