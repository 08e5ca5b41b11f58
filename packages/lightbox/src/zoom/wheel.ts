import type { Zoomer } from "./zoomer.ts";

/** The wheel, and the spread of two fingers on a touchpad, which comes as a wheel with Control. */
export const createWheelHandler = (zoomer: Zoomer, busy: () => boolean) => (event: WheelEvent) => {
  if (!zoomer.possible() || busy()) return;
  event.preventDefault();
  const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
  const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002));
  const point = zoomer.fromCenter(event);
  zoomer.zoomTo(zoomer.view().scale * factor, point, false);
};
