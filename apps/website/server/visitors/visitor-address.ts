import type { IncomingMessage } from "node:http";

/** Behind our own proxy the last entry of X-Forwarded-For: a client can forge the entries before it. */
export function visitorAddress(request: IncomingMessage | undefined, trustProxy: boolean): string {
  const forwarded = [request?.headers["x-forwarded-for"] ?? []].flat().join(",");
  const nearest = forwarded.split(",").at(-1)?.trim();
  return (trustProxy && nearest) || request?.socket.remoteAddress || "";
}
