import type { Viewer } from "../core/viewer-store.ts";
import { isMagnifying } from "./magnifier.tsx";
import { changeSlide } from "./press.ts";
import type { Zoomer } from "./zoomer.ts";

/** Pixels per line and per page, for `deltaMode` 1 and 2. */
const UNITS = [1, 16, 800];
/** A pause of this length ends a gesture on a touchpad, with its momentum. */
const PAUSE_MS = 150;
/** One notch of a mouse wheel is at least this far. */
const NOTCH_PX = 50;
/** The first events of a gesture may point anywhere. */
const SWIPE_PX = 5;

/**
 * The wheel of a mouse zooms. On a touchpad a pinch (a wheel event with `ctrlKey`) zooms, two fingers
 * move a zoomed picture, and a horizontal swipe with its momentum changes the slide once.
 */
export function createWheelHandler(zoomer: Zoomer, viewer: Viewer) {
  let last = 0;
  let gesture: "zoom" | "pan" | "swipe" = "zoom";
  /** Of a swipe: its direction, its fastest event, and the slowest since then. */
  let swipe = { x: 0, max: 0, min: 0 };

  /** A swipe starts another one within its momentum when it turns, or is fast again. */
  function isSwipeStart(x: number, y: number): boolean {
    const size = Math.abs(x);
    if (zoomer.view().scale > 1 || gesture === "pan" || size <= Math.abs(y) + SWIPE_PX)
      return false;
    const isAgain = swipe.min < swipe.max / 2 && size > swipe.min * 2 + SWIPE_PX;
    return gesture === "zoom" || isAgain || x * swipe.x < 0;
  }

  return (event: WheelEvent): void => {
    const state = viewer.read();
    if (!zoomer.canZoom() || isMagnifying(state) || !state.album.options.wheel) return;
    event.preventDefault();
    const unit = UNITS[event.deltaMode] ?? 1;
    const [x, y] = [event.deltaX * unit, event.deltaY * unit];
    const { scale } = zoomer.view();
    if (event.timeStamp - last > PAUSE_MS)
      gesture = scale > 1 && (x || Math.abs(y) < NOTCH_PX) ? "pan" : "zoom";
    last = event.timeStamp;
    if (isSwipeStart(x, y)) {
      gesture = "swipe";
      swipe = { x, max: 0, min: 0 };
      changeSlide(viewer, -x);
    }
    if (Math.abs(x) >= swipe.max) swipe.max = swipe.min = Math.abs(x);
    swipe.min = Math.min(swipe.min, Math.abs(x));
    if (event.ctrlKey || gesture === "zoom") {
      const factor = Math.exp(-y * (event.ctrlKey ? 0.01 : 0.002));
      zoomer.zoomTo(scale * factor, zoomer.fromCenter(event), false);
    } else if (gesture === "pan") zoomer.panBy(-x, -y, false);
  };
}
