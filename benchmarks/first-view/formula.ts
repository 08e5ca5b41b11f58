export interface Transport {
  /** Round trips until the first byte of the answer, on a new connection. */
  trips: number;
  /** Bytes that the server sends before it has heard from the other side. */
  firstWindow: number;
}

/** A round trip each for TCP, TLS 1.3 and the request; the kernel's ten packets. */
export const overTcp: Transport = { trips: 3, firstWindow: 14_600 };

/** A round trip for QUIC with TLS in it (RFC 9001) and one for the request; Caddy's 32 packets (quic-go). */
export const overQuic: Transport = { trips: 2, firstWindow: 32 * 1_252 };

/**
 * The least time in ms until `bytes` are there on a new connection: the round trips, the bytes themselves, and the
 * waiting of slow start between the windows.
 */
export function leastTime(
  roundTrip: number,
  mbps: number,
  bytes: number,
  { trips, firstWindow }: Transport,
): number {
  const onTheLine = (some: number) => (some * 8) / mbps / 1_000;
  let time = roundTrip * trips;
  let left = bytes;
  for (let window = firstWindow; left > 0; window *= 2) {
    const now = Math.min(window, left);
    left -= now;
    time += onTheLine(now);
    if (left > 0) time += Math.max(0, roundTrip - onTheLine(now));
  }
  return time;
}
