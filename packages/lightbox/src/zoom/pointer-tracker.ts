import type { Point } from "./zoom-math.ts";

/** Distance and center of the first two pointers, or null with fewer than two. */
export function toPinch(pointers: Map<number, Point>) {
  const [a, b] = pointers.values();
  if (!a || !b) return null;
  return {
    distance: Math.hypot(a.x - b.x, a.y - b.y) || 1,
    center: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  };
}

/** Tracks the pointers of a gesture, from the first `pointerdown` to the last `pointerup`. */
export function createPointerTracker() {
  /** Current positions by pointer id. */
  const active = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let isMultiTouch = false;
  let distance = 0;
  const delta = (to: Point): Point => ({ x: to.x - start.x, y: to.y - start.y });

  return {
    active,
    /** Whether the gesture had more than one pointer. */
    isMultiTouch: () => isMultiTouch,
    /** Largest distance from the start, in pixels. */
    distance: () => distance,
    /** Offset from the start. */
    delta,
    add(id: number, at: Point): void {
      active.set(id, at);
      isMultiTouch = active.size > 1;
      if (!isMultiTouch) distance = 0;
    },
    move(id: number, to: Point): void {
      active.set(id, to);
      const { x, y } = delta(to);
      distance = Math.max(distance, Math.hypot(x, y));
    },
    /** Sets the start to the position of the first pointer. */
    restart(): void {
      [start = start] = active.values();
    },
  };
}
