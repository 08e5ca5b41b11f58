import { initialView, type Point } from "./zoom-math.ts";

/** Position of a pointer, and the time in ms. */
export type TimedPosition = readonly [at: Point, time: number];

/** Only moves within this time count. A pointer that rests for longer has no velocity. */
const WINDOW_MS = 100;

/** Velocity of a pointer at the end of a gesture, in px/ms. */
export function toVelocity(positions: TimedPosition[], now: number): Point {
  const recent = positions.filter(([, time]) => now - time < WINDOW_MS);
  const [from, since] = recent[0] ?? [initialView, now];
  const [to] = recent.at(-1) ?? [from];
  const time = now - since || 1;
  return { x: (to.x - from.x) / time, y: (to.y - from.y) / time };
}
