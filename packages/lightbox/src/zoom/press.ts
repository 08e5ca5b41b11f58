import { prefersReducedMotion } from "../core/environment.ts";
import {
  DRAG_THRESHOLD_PX,
  EDGE_PX,
  isDragSwipe,
  isFadeSwipe,
  PULL_PX,
  PULL_PX_PER_MS,
} from "../core/limits.ts";
import type { Viewer } from "../core/viewer-store.ts";
import { type TimedPosition, toVelocity } from "./velocity.ts";
import { type Grip, type Point, toGrip, type View } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

/** Minimum movement before a gesture is recognized. */
const MIN_MOVE_PX = 8;
const MOMENTUM_MS = 120;
/** A pinch to less than this scale closes. */
const CLOSE_SCALE = 0.9;

/** Pinch, pan, swipe, pull down or tap: from the `pointerdown` of the last pointer until all are up. */
export function createPress(
  carousel: HTMLElement,
  zoomer: Zoomer,
  viewer: Viewer,
  pointers: Map<number, Point>,
) {
  const isZoomed = zoomer.view().scale > 1;
  const { pullToClose } = viewer.read().album.options;
  let gesture = pointers.size > 1 ? "pinch" : "none";
  /** At the first move since the number of pointers has changed. */
  let start: (Grip & { view: View }) | undefined;
  const positions: TimedPosition[] = [];
  let moved = 0;
  let pulled = 0;

  function release(): void {
    if (gesture === "pull") drawPull(carousel, 0);
    if (gesture === "swipe") viewer.track?.release();
    gesture = "none";
  }

  return {
    release,
    lift(): void {
      start = undefined;
    },
    move(event: PointerEvent): void {
      const previous = pointers.get(event.pointerId);
      if (!previous) return;
      start ??= { ...toGrip(pointers), view: zoomer.grab() };
      const at = zoomer.fromCenter(event);
      const { x, y } = toDelta(start, at);
      pointers.set(event.pointerId, at);
      positions.push([at, event.timeStamp]);
      moved = Math.max(moved, Math.hypot(x, y));
      if (gesture === "none" && isZoomed) gesture = "pan";
      if (gesture === "none" && moved > MIN_MOVE_PX) {
        const isDown = event.pointerType !== "mouse" && y > Math.abs(x) * 1.2;
        gesture = isDown && pullToClose ? "pull" : "swipe";
      }
      if (gesture === "pull") pulled += at.y - previous.y;
      if (gesture === "pull") drawPull(carousel, pulled);
      else if (gesture === "swipe") viewer.track?.drag(at.x - previous.x);
      else if (gesture !== "none") zoomer.drag(start.view, start, toGrip(pointers));
    },
    /** The last pointer has left. Returns false if it was a tap. */
    end(at: Point, { type, timeStamp, pointerType }: PointerEvent): boolean {
      const ended = gesture;
      const { x, y } = toDelta(start ?? at, at);
      const velocity = toVelocity(positions, timeStamp);
      const isCanceled = type === "pointercancel";
      const isHorizontal = Math.abs(x) > Math.abs(y);
      const hasDragged = moved > DRAG_THRESHOLD_PX;
      const isFar =
        ended === "pinch"
          ? pullToClose && !isZoomed && zoomer.view().scale < CLOSE_SCALE
          : ended === "pull" && !isHorizontal && (y > PULL_PX || velocity.y > PULL_PX_PER_MS);
      // Closes from the current position.
      if (isFar && !isCanceled) {
        viewer.close("pull", () => {
          release();
          zoomer.settle();
        });
      } else release();
      if (isCanceled || (ended === "pinch" && !isFar)) zoomer.settle();
      else if (ended === "pan" && hasDragged) endPan(zoomer, viewer, velocity);
      else {
        const isSwiped =
          isHorizontal && !isZoomed && isSwipe(carousel, viewer, x, velocity.x, pointerType);
        if (isSwiped) changeSlide(viewer, x);
        return hasDragged || isSwiped;
      }
      return true;
    },
  };
}

const toDelta = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** A zoomed picture that was dragged past its edge changes the slide; else it has momentum. */
function endPan(zoomer: Zoomer, viewer: Viewer, { x, y }: Point): void {
  const dragged = zoomer.view().x;
  zoomer.settle();
  const overshoot = dragged - zoomer.view().x;
  if (Math.abs(overshoot) > EDGE_PX) changeSlide(viewer, overshoot);
  else zoomer.panBy(x * MOMENTUM_MS, y * MOMENTUM_MS);
}

/** A drag to the right shows the previous slide, in rtl the next one. */
export function changeSlide({ move, read }: Viewer, x: number): void {
  move(x < 0 === read().album.options.rtl ? -1 : 1);
}

function isSwipe(carousel: Element, viewer: Viewer, x: number, velocity: number, type: string) {
  if (viewer.read().album.keys.length < 2) return false;
  return viewer.track ? isDragSwipe(x, velocity, carousel.clientWidth) : isFadeSwipe(x, type);
}

/** Moves the slides down by `y` pixels; 0 animates them back. */
function drawPull(carousel: HTMLElement, y: number): void {
  // `translate`, because the track uses `transform`; on the slides, because the carousel is measured.
  const { style } = carousel.firstElementChild as HTMLElement;
  style.transition = y || prefersReducedMotion() ? "none" : "translate 0.2s, opacity 0.2s";
  style.translate = y > 0 ? `0 ${y}px` : "";
  style.opacity = String(Math.max(0.3, 1 - y / 500));
}
