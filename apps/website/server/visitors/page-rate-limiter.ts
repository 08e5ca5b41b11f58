import type { IncomingMessage } from "node:http";
import { createRateLimiter } from "./rate-limiter.ts";
import { visitorAddress } from "./visitor-address.ts";

export type PageRateLimiter = {
  /** Counts one request. Returns 0, or the seconds to wait when the limit is reached. */
  take: (request: IncomingMessage) => number;
};

/** The limit of a network as a multiple of the limit of an address. */
const NETWORK_FACTOR = 5;

/** Limits uncached pages and personalised responses per client. */
export function createPageRateLimiter(options: {
  pagesPerAddress: number;
  trustProxy: boolean;
}): PageRateLimiter {
  const { pagesPerAddress: perAddress, trustProxy } = options;
  const limiter = createRateLimiter({ perAddress, perNetwork: NETWORK_FACTOR * perAddress });
  return { take: (request) => limiter.take(visitorAddress(request, trustProxy)) };
}
