import type { IncomingMessage } from "node:http";
import { toSubnets } from "@manor/server-kit/subnets";
import { LRUCache } from "lru-cache";
import { visitorAddress } from "./visitor-address.ts";

/** The maximum within a minute, or `windowMs`: per address, per network, and in total. */
export type Limits = {
  perAddress: number;
  perNetwork: number;
  total?: number;
  windowMs?: number;
};

/** `take` counts one request. It returns 0, or the seconds to wait when a limit is reached. */
export type RateLimiter<Visitor = IncomingMessage> = { take: (visitor: Visitor) => number };

const MINUTE = 60_000;

type Count = { since: number; taken: number };

/**
 * A fixed-window rate limiter by address, by network and in total. A rejected request does not count. `now` is in
 * milliseconds.
 */
export function createRateLimiter(
  { perAddress, perNetwork, total = Number.POSITIVE_INFINITY, windowMs = MINUTE }: Limits,
  now: () => number = () => performance.now(),
): RateLimiter<string> {
  const counts = new LRUCache<string, Count>({ max: 20_000 });

  function getCount(key: string): Count {
    const known = counts.get(key);
    if (known && now() - known.since < windowMs) return known;
    const fresh = { since: now(), taken: 0 };
    counts.set(key, fresh);
    return fresh;
  }

  return {
    take: (address) => {
      const { home, network } = toSubnets(address);
      const all = [
        { count: getCount("total"), max: total },
        { count: getCount(`network ${network}`), max: perNetwork },
        { count: getCount(`address ${home}`), max: perAddress },
      ];
      const full = all.filter(({ count, max }) => count.taken >= max);
      if (full.length > 0) {
        const ends = Math.max(...full.map(({ count }) => count.since + windowMs));
        return Math.ceil((ends - now()) / 1_000);
      }
      for (const { count } of all) count.taken += 1;
      return 0;
    },
  };
}

/** Limits visitors by the address of their request. */
export function createVisitorLimiter(
  limits: Limits,
  trustProxy: boolean,
  now?: () => number,
): RateLimiter<IncomingMessage | undefined> {
  const limiter = createRateLimiter(limits, now);
  return { take: (request) => limiter.take(visitorAddress(request, trustProxy)) };
}
