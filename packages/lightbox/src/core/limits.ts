import { clamp, clampIndex } from "./clamp.ts";
import { wrap } from "./wrap.ts";

/** Gesture thresholds, zoom limits, and which slides are mounted. */

const FADE_TOUCH_PX = 50;
const FADE_MOUSE_PX = 6;
export const DRAG_THRESHOLD_PX = 10;
export const NARROW_SCREEN_PX = 768;
export const SHORT_SCREEN_PX = 480;
/** A zoomed picture that is this far past its edge changes the slide. */
export const EDGE_PX = 20;
/** How far a picture is pulled down before the lightbox closes. */
export const PULL_PX = 110;
/** A pull of this velocity closes at any distance. */
export const PULL_PX_PER_MS = 1;
/** A swipe of more than this fraction of the width changes the slide at any velocity. */
const SWIPE_FRACTION = 0.2;
/** A shorter swipe changes the slide above this velocity. */
const FLICK_PX_PER_MS = 0.3;

/** Shortest signed distance from one slide to another in the loop. */
export function loopDistance(from: number, to: number, count: number): number {
  const forward = wrap(to - from, count);
  return forward > count / 2 ? forward - count : forward;
}

/** The current slide and `preload` on each side. */
export function toMountedIndexes(
  current: number,
  count: number,
  preload: number,
  loop: boolean,
): Set<number> {
  const toIndex = loop ? wrap : clampIndex;
  const indexes = toRange(current - preload, 2 * preload + 1);
  return new Set(indexes.map((index) => toIndex(index, count)));
}

/** In drag mode: far enough (px), or fast enough in the same direction at release (px/ms). */
export function isDragSwipe(distance: number, velocity: number, width: number): boolean {
  const length = Math.abs(distance);
  const isFlick = length > DRAG_THRESHOLD_PX && velocity * Math.sign(distance) > FLICK_PX_PER_MS;
  return isFlick || length > width * SWIPE_FRACTION;
}

/** In fade mode: *more* than the threshold. */
export function isFadeSwipe(distance: number, pointerType: string): boolean {
  return Math.abs(distance) > (pointerType === "mouse" ? FADE_MOUSE_PX : FADE_TOUCH_PX);
}

const toRange = (start: number, count: number): number[] =>
  Array.from({ length: count }, (_, offset) => start + offset);

/** At most `max` indexes around the current one, and always as many as there are. */
export function toNearby(current: number, count: number, max: number): number[] {
  const shown = Math.min(count, max);
  return toRange(clamp(current - (shown >> 1), 0, count - shown), shown);
}
