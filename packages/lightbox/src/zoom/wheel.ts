import type { Viewer } from "../core/viewer-store.ts";
import { isMagnifying } from "./magnifier.tsx";
import type { Zoomer } from "./zoomer.ts";

/** Zooms by the wheel, and by a pinch on a touchpad, which is a wheel event with `ctrlKey`. */
export const createWheelHandler = (zoomer: Zoomer, viewer: Viewer) => (event: WheelEvent) => {
  const state = viewer.read();
  if (!zoomer.canZoom() || isMagnifying(state) || !state.album.options.wheel) return;
  event.preventDefault();
  const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
  const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002));
  const point = zoomer.fromCenter(event);
  zoomer.zoomTo(zoomer.view().scale * factor, point, false);
};
