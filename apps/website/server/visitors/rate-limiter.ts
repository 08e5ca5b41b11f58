import type { IncomingMessage } from "node:http";
import { createRateLimiter, type Limits } from "@manor/server-kit/rate-limiter";

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

/**
 * The client's IP address, or "". Behind our own reverse proxy it is the last entry of X-Forwarded-For: a client can
 * forge the entries before it.
 */
export function visitorAddress(request: IncomingMessage | undefined, trustProxy: boolean): string {
  const forwarded = [request?.headers["x-forwarded-for"] ?? []].flat().join(",");
  const nearest = forwarded.split(",").at(-1)?.trim();
  return (trustProxy && nearest) || request?.socket.remoteAddress || "";
}
