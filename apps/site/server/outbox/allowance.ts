import { isIPv4 } from "node:net";
import { LRUCache } from "lru-cache";

/** How many contact messages may come in: a few from one neighbourhood of the network, many in all. */
export type Allowance = { take: (address: string) => boolean };

const MINUTE = 60_000;
const FROM_ONE_PLACE = 20;
const FROM_EVERYWHERE = 300;

type Count = { since: number; taken: number };

/** Counts per minute. `now` is in milliseconds. */
export function createAllowance(now: () => number = () => performance.now()): Allowance {
  const places = new LRUCache<string, Count>({ max: 10_000 });
  const everywhere: Count = { since: now(), taken: 0 };
  return {
    take: (address) => {
      const place = placeOf(address);
      const count = places.get(place) ?? { since: now(), taken: 0 };
      places.set(place, count);
      return spend(count, FROM_ONE_PLACE, now()) && spend(everywhere, FROM_EVERYWHERE, now());
    },
  };
}

function spend(count: Count, most: number, now: number): boolean {
  if (now - count.since >= MINUTE) Object.assign(count, { since: now, taken: 0 });
  if (count.taken >= most) return false;
  count.taken += 1;
  return true;
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one. */
function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, "");
  if (isIPv4(plain)) return plain.split(".").slice(0, 3).join(".");
  return plain.split(":").slice(0, 4).join(":");
}
