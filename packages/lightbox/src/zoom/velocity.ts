import { initialView, type Point } from "./zoom-math.ts";

/** Only moves within this time count. A pointer that rests for longer has no velocity. */
const WINDOW_MS = 100;

/** Measures the velocity of a pointer at the end of a gesture. */
export function createVelocityTracker() {
  let samples: [time: number, at: Point][] = [];
  const recent = (now: number) => samples.filter(([time]) => now - time < WINDOW_MS);

  return {
    reset(): void {
      samples = [];
    },
    move(at: Point, now: number): void {
      samples = [...recent(now), [now, at]];
    },
    /** Velocity in px/ms. */
    at(now: number): Point {
      const counted = recent(now);
      const [since, from] = counted[0] ?? [now, initialView];
      const [, to] = counted.at(-1) ?? [now, from];
      const time = now - since || 1;
      return { x: (to.x - from.x) / time, y: (to.y - from.y) / time };
    },
  };
}
