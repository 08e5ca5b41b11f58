import type { IncomingMessage } from "node:http";
import { createAllowance } from "./allowance.ts";
import { visitorAddress } from "./visitor-address.ts";

export type WorkAllowance = {
  /** Counts one piece of work for who asks. 0, or the seconds to wait when it is one too many. */
  take: (request: IncomingMessage) => number;
};

/** Neighbours behind one address are many; of a whole network they are a few more. */
const NEIGHBOURS = 5;

/** How much uncached work one client may request: uncached pages, personal responses. */
export function createWorkAllowance(options: {
  pagesPerAddress: number;
  trustProxy: boolean;
}): WorkAllowance {
  const { pagesPerAddress: perAddress, trustProxy } = options;
  const allowance = createAllowance({ perAddress, perNetwork: NEIGHBOURS * perAddress });
  return { take: (request) => allowance.take(visitorAddress(request, trustProxy)) };
}
