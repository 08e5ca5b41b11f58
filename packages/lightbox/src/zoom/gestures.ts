import type { Viewer } from "../core/viewer-store.ts";
import { isMagnifying } from "./magnifier.tsx";
import { createPress } from "./press.ts";
import { createTapHandler } from "./tap.ts";
import { createWheelHandler } from "./wheel.ts";
import type { Point } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

/** Elements with their own pointer handling. A swipe may start on a button. */
const CONTROLS = "input, select, textarea, video, iframe, [data-own-pointer]";

/** Recognizes the gestures by pointer and wheel. Returns a function to detach it. */
export function attachGestures(carousel: HTMLElement, zoomer: Zoomer, viewer: Viewer): () => void {
  const pointers = new Map<number, Point>();
  const { tap, cancel } = createTapHandler(zoomer);
  let press: ReturnType<typeof createPress> | undefined;
  let hasDragged = false;

  function down(event: PointerEvent) {
    hasDragged = false;
    const onControl = (event.target as Element).closest(CONTROLS);
    if (event.button !== 0 || onControl || isMagnifying(viewer.read())) return;
    pointers.set(event.pointerId, zoomer.fromCenter(event));
    // A pending single tap must not move the photo during this gesture.
    cancel();
    press?.release();
    press = createPress(carousel, zoomer, viewer, pointers);
  }

  function up(event: PointerEvent) {
    const at = pointers.get(event.pointerId);
    if (!at || !press) return;
    pointers.delete(event.pointerId);
    if (pointers.size > 0) return press.lift();
    hasDragged = press.end(at, event);
    if (!hasDragged) tap(at, event);
  }

  const controller = new AbortController();
  // In the capture phase, to be able to stop events of the slide content.
  const options = { signal: controller.signal, capture: true, passive: false };
  carousel.addEventListener("pointerdown", down, options);
  // On the window, because the pointer may leave the carousel.
  addEventListener("pointermove", (event) => press?.move(event), options);
  addEventListener("pointerup", up, options);
  addEventListener("pointercancel", up, options);
  // The end of a drag must not click a button. `detail` is 0 for clicks by keyboard.
  const click = (event: MouseEvent) => hasDragged && event.detail > 0 && stop(event);
  carousel.addEventListener("click", click, options);
  carousel.addEventListener("wheel", createWheelHandler(zoomer, viewer), options);
  attachSafariPinch(carousel, zoomer, options, () => pointers.size > 0);
  // Rotating a phone, and parts next to the carousel, change the pan limits.
  const resize = () => zoomer.view().scale > 1 && zoomer.settle(zoomer.view(), false);
  // Missing in jsdom.
  const observer = globalThis.ResizeObserver && new ResizeObserver(resize);
  observer?.observe(carousel);
  // Native drag and drop of links and images in custom slides would end the gesture.
  carousel.addEventListener("dragstart", (event) => event.preventDefault(), options);
  return () => {
    controller.abort();
    observer?.disconnect();
  };
}

/** Safari on a Mac reports a pinch on a touchpad by its own events, as it does for fingers on a screen. */
function attachSafariPinch(
  carousel: HTMLElement,
  zoomer: Zoomer,
  options: AddEventListenerOptions,
  hasPointers: () => boolean,
): void {
  let start = 1;
  const pinch = (event: Event) => {
    const { type, scale } = event as MouseEvent & { scale: number };
    event.preventDefault();
    if (type === "gesturestart") start = zoomer.view().scale;
    else if (!hasPointers()) {
      zoomer.zoomTo(start * scale, zoomer.fromCenter(event as MouseEvent), false);
    }
  };
  carousel.addEventListener("gesturestart", pinch, options);
  carousel.addEventListener("gesturechange", pinch, options);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
