import type { Point } from "./zoom-math.ts";

/** Distance and center of the first two pointers, or null with fewer. */
export function toPinch(pointers: Map<number, Point>) {
  const [a, b] = pointers.values();
  if (!a || !b) return null;
  return {
    distance: Math.hypot(a.x - b.x, a.y - b.y) || 1,
    center: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  };
}

/** Follows the pointers from the first that comes down to the last that is lifted. */
export function createPointerTracker() {
  /** Those that are down, each where it is now. */
  const down = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let several = false;
  let moved = 0;
  const way = (to: Point): Point => ({ x: to.x - start.x, y: to.y - start.y });

  return {
    down,
    /** More than one has been down. */
    several: () => several,
    /** The farthest that one has been from the start, in pixels. */
    moved: () => moved,
    /** From the start to a place. */
    way,
    add(id: number, at: Point): void {
      down.set(id, at);
      several = down.size > 1;
      if (!several) moved = 0;
    },
    move(id: number, to: Point): void {
      down.set(id, to);
      const { x, y } = way(to);
      moved = Math.max(moved, Math.hypot(x, y));
    },
    /** From here on the first that is down is measured anew. */
    restart(): void {
      [start = start] = down.values();
    },
  };
}
