/** What the kernel sends before it has heard from the other side: ten packets. */
const FIRST_WINDOW = 14_600;

/**
 * The least time in ms until `bytes` are there on a new connection: a round trip each for TCP, TLS 1.3 and the
 * request, the bytes themselves, and the waiting of slow start between the windows.
 */
export function leastTime(roundTrip: number, mbps: number, bytes: number): number {
  const onTheLine = (some: number) => (some * 8) / mbps / 1_000;
  let time = roundTrip * 3;
  let left = bytes;
  for (let window = FIRST_WINDOW; left > 0; window *= 2) {
    const now = Math.min(window, left);
    left -= now;
    time += onTheLine(now);
    if (left > 0) time += Math.max(0, roundTrip - onTheLine(now));
  }
  return time;
}
