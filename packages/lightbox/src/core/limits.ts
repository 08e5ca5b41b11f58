/** The thresholds that decide what a hand meant, and which slides are worth having. */

const FADE_TOUCH_PX = 50;
const FADE_MOUSE_PX = 6;
export const DRAG_THRESHOLD_PX = 10;
export const NARROW_SCREEN_PX = 768;
export const SHORT_SCREEN_PX = 480;
/** How far past its edge a zoomed picture must be pulled before the next slide comes. */
export const EDGE_PX = 60;
/** How far a finger pulls a picture down before it closes. */
export const PULL_PX = 110;
/** A quicker finger needs to go less far. */
export const PULL_PX_PER_MS = 1;
/** A swipe of more than this part of the screen turns the page, however slow it is. */
const SWIPE_PART = 0.2;
/** A shorter one turns it when the hand was quicker than that. */
const FLICK_PX_PER_MS = 0.3;

/** Between 1 and 24; 8 when it is no number. */
export function clampZoom(value: unknown): number {
  return Math.min(24, Math.max(1, Number(value ?? 8))) || 8;
}

/** `wrap(-1, 5)` is 4 and `wrap(5, 5)` is 0: slides loop. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count || 0;
}

/** A start outside the album, or no number at all, means the nearest photo there is. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.trunc(index) || 0));
}

/** Shortest way from one slide to another around the loop, with its sign. */
export function loopDistance(from: number, to: number, count: number): number {
  const forward = wrap(to - from, count);
  return forward > count / 2 ? forward - count : forward;
}

/** Only a few slides hold a picture: two on each side, none beside the current with Save-Data. */
export function toMountedIndexes(current: number, count: number, saveData = false): Set<number> {
  const steps = saveData ? [0] : [-2, -1, 0, 1, 2];
  return new Set(steps.map((step) => wrap(current + step, count)));
}

/** In drag mode a slide changes when a hand went far enough (pixels), or was quick that way when it let go (pixels per ms). */
export function isDragSwipe(distance: number, speed: number, width: number): boolean {
  const way = Math.abs(distance);
  const isFlick = way > DRAG_THRESHOLD_PX && speed * Math.sign(distance) > FLICK_PX_PER_MS;
  return isFlick || way > width * SWIPE_PART;
}

/** In fade mode a slide changes when a hand moved *more* than the threshold. */
export function isFadeSwipe(distance: number, pointerType: string): boolean {
  return Math.abs(distance) > (pointerType === "mouse" ? FADE_MOUSE_PX : FADE_TOUCH_PX);
}

/** Which dots to draw: all of a few, a window of eleven around the current of many. */
export function dotRange(current: number, count: number): number[] {
  const shown = Math.min(count, 11);
  const start = Math.max(0, Math.min(count - shown, current - 5));
  return Array.from({ length: shown }, (_, offset) => start + offset);
}
