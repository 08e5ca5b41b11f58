import type { IncomingMessage } from "node:http";

/**
 * The IP address of who asks, or "". Behind a reverse proxy of our own it is the last one that the proxy wrote
 * down; everything before that entry can be invented by the visitor.
 */
export function visitorAddress(request: IncomingMessage | undefined, trustProxy: boolean): string {
  const forwarded = [request?.headers["x-forwarded-for"] ?? []].flat().join(",");
  const nearest = forwarded.split(",").at(-1)?.trim();
  return (trustProxy && nearest) || request?.socket.remoteAddress || "";
}
