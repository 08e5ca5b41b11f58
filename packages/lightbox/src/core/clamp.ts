/** The nearest value between two limits. */
export const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value));
