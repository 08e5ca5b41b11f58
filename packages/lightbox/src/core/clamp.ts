/** The nearest value between two limits. */
export const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value));

/** The nearest existing index; 0 for NaN. */
export function clampIndex(index: number, count: number): number {
  return clamp(Math.trunc(index) || 0, 0, count - 1);
}
