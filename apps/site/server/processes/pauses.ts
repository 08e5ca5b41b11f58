const SHORTEST_MS = 1_000;
const LONGEST_MS = 30_000;
/** What ran so long was well; its end is the first one again. */
const LASTED_MS = 60_000;

/** How long to wait before a process is started again: twice the last time, unless it has lasted. Milliseconds. */
export function nextPause(lastPause: number, lived: number): number {
  if (lived >= LASTED_MS) return SHORTEST_MS;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, 2 * lastPause));
}
