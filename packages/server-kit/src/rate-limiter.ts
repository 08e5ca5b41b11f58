import { LRUCache } from "lru-cache";
import { toSubnets } from "./subnets.ts";

/** The most attempts of one key within a window. */
export type RateLimit = { key: string; max: number; windowMs: number };

/** The attempts of a key in its window, which ends at `until` (milliseconds). */
export type Count = { taken: number; until: number };

type Attempt = { counts: (Count | undefined)[]; waitMs: number };

/**
 * Counts one attempt under several limits, in fixed windows that start with the first attempt. `counts` are the stored
 * counts of the limits. Returns the counts to store, and 0 or the milliseconds to wait when a limit is reached. A
 * refused attempt counts under no limit.
 */
export function countAttempt(
  counts: readonly (Count | undefined)[],
  limits: readonly RateLimit[],
  now: number,
): Attempt {
  const current = limits.map(({ windowMs, max }, index) => ({
    ...(open(counts[index], now, windowMs) ?? { taken: 0, until: now + windowMs }),
    max,
  }));
  const full = current.filter(({ taken, max }) => taken >= max);
  if (full.length > 0)
    return { counts: [...counts], waitMs: Math.max(...full.map(({ until }) => until - now)) };
  return { counts: current.map(({ taken, until }) => ({ taken: taken + 1, until })), waitMs: 0 };
}

/** How much later an attempt may be counted than one that began after it: of two processes, either may be first. */
const MAX_DELAY_MS = 30_000;

/** The count while its window lasts. A window that ends too late means that the clock was set back. */
const open = (count: Count | undefined, now: number, windowMs: number): Count | undefined =>
  count && now < count.until && count.until <= now + windowMs + MAX_DELAY_MS ? count : undefined;

/** The maximum within a minute, or `windowMs`: per address, per network, and in total. */
export type Limits = {
  perAddress: number;
  perNetwork: number;
  total?: number;
  windowMs?: number;
};

const MINUTE_MS = 60_000;

/** The limits of one IP address and its network (see `toSubnets`). */
export function limitAddress(
  address: string,
  { perAddress, perNetwork, total, windowMs = MINUTE_MS }: Limits,
): RateLimit[] {
  const { home, network } = toSubnets(address);
  return [
    { key: `home ${home}`, max: perAddress, windowMs },
    { key: `network ${network}`, max: perNetwork, windowMs },
    ...(total === undefined ? [] : [{ key: "total", max: total, windowMs }]),
  ];
}

/** The most counts in memory. Beyond it the least recently used one is dropped. */
const MAX_COUNTS = 20_000;

/**
 * Limits IP addresses, in memory. `take` counts one request. It returns 0, or the seconds to wait when a limit is
 * reached. `now` is in milliseconds.
 */
export function createRateLimiter(limits: Limits, now: () => number = () => performance.now()) {
  const stored = new LRUCache<string, Count>({ max: MAX_COUNTS });
  return {
    take: (address: string): number => {
      const counted = limitAddress(address, limits);
      const known = counted.map(({ key }) => stored.get(key));
      const { counts, waitMs } = countAttempt(known, counted, now());
      for (const [index, { key }] of counted.entries()) stored.set(key, counts[index]);
      return Math.ceil(waitMs / 1_000);
    },
  };
}
