/** `wrap(-1, 5)` is 4 and `wrap(5, 5)` is 0: slides loop. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count || 0;
}
