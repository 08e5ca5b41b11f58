import type { IncomingMessage } from "node:http";
import { createRateLimiter, type Limits } from "@manor/server-kit/rate-limiter";
import { visitorAddress } from "./visitor-address.ts";

/** `take` counts one request. It returns 0, or the seconds to wait when a limit is reached. */
export type RateLimiter = { take: (request: IncomingMessage | undefined) => number };

export function createVisitorLimiter(
  limits: Limits,
  trustProxy: boolean,
  now?: () => number,
): RateLimiter {
  const limiter = createRateLimiter(limits, now);
  return { take: (request) => limiter.take(visitorAddress(request, trustProxy)) };
}
