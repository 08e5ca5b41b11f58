import {
  DRAG_THRESHOLD_PX,
  isDragSwipe,
  isFadeSwipe,
  PULL_PX,
  PULL_PX_PER_MS,
} from "../core/limits.ts";
import type { Viewer } from "../core/viewer-store.ts";
import { isMagnifying } from "./magnifier.tsx";
import { createPanPinchHandler } from "./pan-pinch.ts";
import { createPointerTracker } from "./pointer-tracker.ts";
import { createTapHandler } from "./tap.ts";
import { createVelocityTracker } from "./velocity.ts";
import { createWheelHandler } from "./wheel.ts";
import type { Point } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

type Gesture = "none" | "pan" | "swipe" | "pull";
/** Minimum movement before a gesture is recognized. */
const MIN_MOVE_PX = 8;
/** Elements with their own pointer handling. A swipe may start on a button. */
const CONTROLS = "input, select, textarea, video, iframe, [data-own-pointer]";

/** Recognizes pinch, pan, tap, wheel, swipe and pull down. Returns a function to detach it. */
export function attachGestures(carousel: HTMLElement, zoomer: Zoomer, viewer: Viewer): () => void {
  const pointers = createPointerTracker();
  const velocity = createVelocityTracker();
  const panPinch = createPanPinchHandler(zoomer, pointers.active, (x) => changeSlide(viewer, x));
  const { tap, cancel } = createTapHandler(zoomer);
  const wheel = createWheelHandler(zoomer, viewer);
  let gesture: Gesture = "none";
  let hasDragged = false;

  function begin() {
    pointers.restart();
    velocity.reset();
    panPinch.begin();
    // A pending single tap must not move the photo during this gesture.
    cancel();
  }

  function release() {
    if (gesture === "pull") drawPull(carousel, 0);
    if (gesture === "swipe") viewer.track?.release();
    gesture = "none";
  }

  function down(event: PointerEvent) {
    hasDragged = false;
    const onControl = event.target instanceof Element && event.target.closest(CONTROLS);
    if (event.button !== 0 || onControl || isMagnifying(viewer.read())) return;
    pointers.add(event.pointerId, zoomer.fromCenter(event));
    if (pointers.isMultiTouch()) release();
    begin();
  }

  function move(event: PointerEvent) {
    const previous = pointers.active.get(event.pointerId);
    if (!previous) return;
    const now = zoomer.fromCenter(event);
    pointers.move(event.pointerId, now);
    if (pointers.active.size > 1) return panPinch.pinch();
    velocity.move(now, event.timeStamp);
    const delta = pointers.delta(now);
    if (zoomer.view().scale > 1) {
      gesture = "pan";
      return panPinch.pan(delta);
    }
    if (pointers.isMultiTouch()) return;
    if (gesture === "none" && pointers.distance() > MIN_MOVE_PX)
      gesture = toGesture(delta, event, viewer);
    if (gesture === "pull") drawPull(carousel, delta.y);
    if (gesture === "swipe") viewer.track?.drag(now.x - previous.x);
  }

  function up(event: PointerEvent) {
    const at = pointers.active.get(event.pointerId);
    if (!at) return;
    pointers.active.delete(event.pointerId);
    if (pointers.active.size > 0) return begin();
    const endedGesture = gesture;
    const isCanceled = pointers.isMultiTouch() || event.type === "pointercancel";
    const { x, y } = pointers.delta(at);
    const isHorizontal = Math.abs(x) > Math.abs(y);
    const endVelocity = velocity.at(event.timeStamp);
    const isPull = endedGesture === "pull" && !isHorizontal && !isCanceled;
    hasDragged = pointers.distance() > DRAG_THRESHOLD_PX;
    // Closes from the current position, without a release first.
    if (isPull && (y > PULL_PX || endVelocity.y > PULL_PX_PER_MS)) return viewer.close("pull");
    release();
    if (isCanceled) return zoomer.settle(zoomer.view(), true);
    if (endedGesture === "pan" && hasDragged) return panPinch.end(endVelocity);
    if (isPull) return;
    const maySwipe = isHorizontal && zoomer.view().scale === 1;
    const isSwiped = maySwipe && isSwipe(carousel, viewer, x, endVelocity.x, event.pointerType);
    hasDragged ||= isSwiped;
    if (isSwiped) return changeSlide(viewer, x);
    if (!hasDragged) tap(at, event);
  }

  return listen(carousel, { down, move, up, wheel }, () => hasDragged);
}

interface Handlers {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: (event: PointerEvent) => void;
  wheel: (event: WheelEvent) => void;
}

/** Moves are listened to on the window, because the pointer may leave the carousel. */
function listen(carousel: HTMLElement, { down, move, up, wheel }: Handlers, isDrag: () => boolean) {
  const controller = new AbortController();
  // In the capture phase, to be able to stop events of the slide content.
  const options = { signal: controller.signal, capture: true, passive: false };
  carousel.addEventListener("pointerdown", down, options);
  addEventListener("pointermove", move, options);
  addEventListener("pointerup", up, options);
  addEventListener("pointercancel", up, options);
  // The end of a drag must not click a button. `detail` is 0 for clicks by keyboard.
  const click = (event: MouseEvent) => isDrag() && event.detail > 0 && stop(event);
  carousel.addEventListener("click", click, options);
  carousel.addEventListener("wheel", wheel, options);
  // Native drag and drop of links and images in custom slides would end the gesture.
  carousel.addEventListener("dragstart", (event) => event.preventDefault(), options);
  return () => controller.abort();
}

/** A drag to the right shows the previous slide, in rtl the next one. */
function changeSlide({ move, read }: Viewer, x: number): void {
  move(x < 0 === read().album.options.rtl ? -1 : 1);
}

function isSwipe(carousel: Element, viewer: Viewer, x: number, velocity: number, type: string) {
  if (viewer.read().album.keys.length < 2) return false;
  return viewer.track ? isDragSwipe(x, velocity, carousel.clientWidth) : isFadeSwipe(x, type);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function toGesture({ x, y }: Point, { pointerType }: PointerEvent, { read }: Viewer): Gesture {
  const mayPull = pointerType !== "mouse" && read().album.options.pullToClose;
  return mayPull && y > Math.abs(x) * 1.2 ? "pull" : "swipe";
}

/** Moves the slides down by `y` pixels; 0 animates them back. */
function drawPull(carousel: HTMLElement, y: number): void {
  // `translate`, because the track uses `transform`; on the slides, because the carousel is measured.
  const { style } = carousel.firstElementChild as HTMLElement;
  style.transition = y ? "none" : "translate 0.2s, opacity 0.2s";
  style.translate = y > 0 ? `0 ${y}px` : "";
  style.opacity = y > 0 ? String(Math.max(0.3, 1 - y / 500)) : "";
}
