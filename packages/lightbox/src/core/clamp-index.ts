import { clamp } from "./clamp.ts";

/** The nearest existing index; 0 for NaN. */
export function clampIndex(index: number, count: number): number {
  return clamp(Math.trunc(index) || 0, 0, count - 1);
}
