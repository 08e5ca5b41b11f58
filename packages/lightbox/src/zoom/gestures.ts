import {
  DRAG_THRESHOLD_PX,
  isDragSwipe,
  isFadeSwipe,
  PULL_PX,
  PULL_PX_PER_MS,
} from "../core/limits.ts";
import type { Viewer } from "../core/viewer-store.ts";
import { createPanPinchHandler } from "./pan-pinch.ts";
import { isMagnifying } from "./magnifier.tsx";
import { createVelocityTracker } from "./velocity.ts";
import { createTapHandler } from "./tap.ts";
import { createPointerTracker } from "./pointer-tracker.ts";
import { createWheelHandler } from "./wheel.ts";
import type { Point } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

type Kind = "none" | "pan" | "swipe" | "pull";
/** Less than that may still be anything. */
const CERTAIN_PX = 8;
/** What a finger moves itself. A button can be pressed and swiped away. */
const CONTROLS = "input, select, textarea, video, iframe, [data-own-pointer]";

/**
 * Reads fingers and mouse on the carousel: pinch, pan, edge, double tap, wheel, swipe, pull down. Returns how to stop it.
 */
export function attachGestures(carousel: HTMLElement, zoomer: Zoomer, viewer: Viewer): () => void {
  const pointers = createPointerTracker();
  const speed = createVelocityTracker();
  const hold = createPanPinchHandler(zoomer, pointers.down, (x) => turnPage(viewer, x));
  const { tap, cancel } = createTapHandler(zoomer);
  let kind: Kind = "none";
  let dragged = false;

  const isBusy = () => isMagnifying(viewer.read());

  function begin() {
    pointers.restart();
    speed.reset();
    hold.begin();
    // A tap that waits for a second one must not move the photo under the finger.
    cancel();
  }

  function release() {
    if (kind === "pull") drawPull(carousel, 0);
    if (kind === "swipe") viewer.track?.release();
    kind = "none";
  }

  function down(event: PointerEvent) {
    dragged = false;
    const onControl = event.target instanceof Element && event.target.closest(CONTROLS);
    if (event.button !== 0 || onControl || isBusy()) return;
    pointers.add(event.pointerId, zoomer.fromCenter(event));
    if (pointers.several()) release();
    begin();
  }

  function move(event: PointerEvent) {
    const before = pointers.down.get(event.pointerId);
    if (!before) return;
    const now = zoomer.fromCenter(event);
    pointers.move(event.pointerId, now);
    if (pointers.down.size > 1) return hold.pinch();
    speed.move(now, event.timeStamp);
    const way = pointers.way(now);
    if (zoomer.view().scale > 1) {
      kind = "pan";
      return hold.pan(way);
    }
    if (pointers.several()) return;
    if (kind === "none" && pointers.moved() > CERTAIN_PX) kind = toGestureKind(way, event.pointerType);
    if (kind === "pull") drawPull(carousel, way.y);
    if (kind === "swipe") viewer.track?.drag(now.x - before.x);
  }

  function up(event: PointerEvent) {
    const at = pointers.down.get(event.pointerId);
    if (!at) return;
    pointers.down.delete(event.pointerId);
    if (pointers.down.size > 0) return begin();
    const meant = kind;
    const isOff = pointers.several() || event.type === "pointercancel";
    const { x, y } = pointers.way(at);
    const across = Math.abs(x) > Math.abs(y);
    const last = speed.at(event.timeStamp);
    const isPull = meant === "pull" && !across && !isOff;
    dragged = pointers.moved() > DRAG_THRESHOLD_PX;
    // It closes from where the finger has left it.
    if (isPull && (y > PULL_PX || last.y > PULL_PX_PER_MS)) return viewer.close();
    release();
    if (isOff) return zoomer.rest(zoomer.view(), true);
    if (meant === "pan" && dragged) return hold.end(last);
    if (isPull) return;
    const mayTurn = across && zoomer.view().scale === 1;
    const turns = mayTurn && isSwipe(carousel, viewer, x, last.x, event.pointerType);
    dragged ||= turns;
    if (turns) return turnPage(viewer, x);
    if (!dragged) tap(at, event);
  }

  return listen(carousel, { down, move, up, wheel: createWheelHandler(zoomer, isBusy) }, () => dragged);
}

interface Listeners {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: (event: PointerEvent) => void;
  wheel: (event: WheelEvent) => void;
}

/** A hand that has come down on the carousel may leave it. */
function listen(carousel: HTMLElement, { down, move, up, wheel }: Listeners, dragged: () => boolean) {
  const listening = new AbortController();
  // Before whatever stands on a slide, and able to stop it.
  const options = { signal: listening.signal, capture: true, passive: false };
  carousel.addEventListener("pointerdown", down, options);
  addEventListener("pointermove", move, options);
  addEventListener("pointerup", up, options);
  addEventListener("pointercancel", up, options);
  // The end of a drag presses no button. A key that presses one has no clicks to count.
  const click = (event: MouseEvent) => dragged() && event.detail > 0 && stop(event);
  carousel.addEventListener("click", click, options);
  carousel.addEventListener("wheel", wheel, options);
  // A link or a picture of the host page's own slide would be carried away instead of the slides.
  carousel.addEventListener("dragstart", (event) => event.preventDefault(), options);
  return () => listening.abort();
}

/** A way to the right brings the previous slide, or the next one from right to left. */
function turnPage({ move, read }: Viewer, x: number): void {
  move(x < 0 === read().album.options.rtl ? -1 : 1);
}

/** Whether a way of so many pixels, that quick in the end, turns the page. A fade needs less than a drag. */
function isSwipe(carousel: Element, { read, track }: Viewer, x: number, speed: number, by: string) {
  if (read().album.keys.length < 2) return false;
  return track ? isDragSwipe(x, speed, carousel.clientWidth) : isFadeSwipe(x, by);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function toGestureKind({ x, y }: Point, pointerType: string): Kind {
  return pointerType !== "mouse" && y > Math.abs(x) * 1.2 ? "pull" : "swipe";
}

/** Draws the slides as far down as they are pulled. */
function drawPull(carousel: HTMLElement, y: number): void {
  // Not `transform`, which belongs to the track, and not the carousel, which is what we measure by.
  const { style } = carousel.firstElementChild as HTMLElement;
  style.transition = y ? "none" : "translate 0.2s, opacity 0.2s";
  style.translate = y > 0 ? `0 ${y}px` : "";
  style.opacity = y > 0 ? String(Math.max(0.3, 1 - y / 500)) : "";
}
