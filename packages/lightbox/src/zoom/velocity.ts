import type { Point } from "./zoom-math.ts";

/** What counts of a way, up to now. A hand that has stood still for longer has no speed. */
const WINDOW_MS = 100;

/** How quick a pointer is, by the last moment of its way. */
export function createVelocityTracker() {
  let trail: [time: number, at: Point][] = [];
  const recent = (now: number) => trail.filter(([time]) => now - time < WINDOW_MS);

  return {
    reset(): void {
      trail = [];
    },
    move(at: Point, now: number): void {
      trail = [...recent(now), [now, at]];
    },
    /** Pixels per millisecond. */
    at(now: number): Point {
      const [[since, from] = [now, atOnce], ...others] = recent(now);
      const [, to] = others.at(-1) ?? [now, from];
      const time = now - since || 1;
      return { x: (to.x - from.x) / time, y: (to.y - from.y) / time };
    },
  };
}

const atOnce: Point = { x: 0, y: 0 };
