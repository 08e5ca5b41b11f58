import { placesOf } from "@manor/contract/places";
import { LRUCache } from "lru-cache";

/** How many contact messages may come in within a minute. */
export type Limits = { perAddress: number; perNetwork: number };

export type MessageLimit = {
  /** Counts one message from this IP address and gives 0, or the seconds to wait when it is one too many. */
  take: (address: string) => number;
};

const MINUTE = 60_000;
const FROM_EVERYWHERE = 300;

type Count = { since: number; taken: number };

/**
 * Counts by address, by network and in all. What is refused by one of them counts for none.
 * `now` is in milliseconds.
 */
export function createMessageLimit(
  { perAddress, perNetwork }: Limits,
  now: () => number = () => performance.now(),
): MessageLimit {
  const counts = new LRUCache<string, Count>({ max: 20_000 });
  const inAll = Math.max(FROM_EVERYWHERE, perAddress, perNetwork);

  function countOf(place: string): Count {
    const known = counts.get(place);
    if (known && now() - known.since < MINUTE) return known;
    const fresh = { since: now(), taken: 0 };
    counts.set(place, fresh);
    return fresh;
  }

  return {
    take: (address) => {
      const { home, network } = placesOf(address);
      const all = [
        { count: countOf("everywhere"), most: inAll },
        { count: countOf(`network ${network}`), most: perNetwork },
        { count: countOf(`address ${home}`), most: perAddress },
      ];
      const full = all.filter(({ count, most }) => count.taken >= most);
      if (full.length > 0) {
        const ends = Math.max(...full.map(({ count }) => count.since + MINUTE));
        return Math.ceil((ends - now()) / 1_000);
      }
      for (const { count } of all) count.taken += 1;
      return 0;
    },
  };
}
