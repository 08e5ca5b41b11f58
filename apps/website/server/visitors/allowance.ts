import { toSubnets } from "@manor/content-api/subnets";
import { LRUCache } from "lru-cache";

/** How often something may be done within a minute, or `withinMs`: from one address, from its network, and in all. */
export type Limits = {
  perAddress: number;
  perNetwork: number;
  inAll?: number;
  withinMs?: number;
};

export type Allowance = {
  /** Counts one time from this IP address and gives 0, or the seconds to wait when it is one too many. */
  take: (address: string) => number;
};

const MINUTE = 60_000;

type Count = { since: number; taken: number };

/**
 * Counts by address, by network and in all. What is refused by one of them counts for none.
 * `now` is in milliseconds.
 */
export function createAllowance(
  { perAddress, perNetwork, inAll = Number.POSITIVE_INFINITY, withinMs = MINUTE }: Limits,
  now: () => number = () => performance.now(),
): Allowance {
  const counts = new LRUCache<string, Count>({ max: 20_000 });

  function countOf(place: string): Count {
    const known = counts.get(place);
    if (known && now() - known.since < withinMs) return known;
    const fresh = { since: now(), taken: 0 };
    counts.set(place, fresh);
    return fresh;
  }

  return {
    take: (address) => {
      const { home, network } = toSubnets(address);
      const all = [
        { count: countOf("everywhere"), most: inAll },
        { count: countOf(`network ${network}`), most: perNetwork },
        { count: countOf(`address ${home}`), most: perAddress },
      ];
      const full = all.filter(({ count, most }) => count.taken >= most);
      if (full.length > 0) {
        const ends = Math.max(...full.map(({ count }) => count.since + withinMs));
        return Math.ceil((ends - now()) / 1_000);
      }
      for (const { count } of all) count.taken += 1;
      return 0;
    },
  };
}
