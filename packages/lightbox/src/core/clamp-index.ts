/** The nearest existing index; 0 for NaN. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.trunc(index) || 0));
}
