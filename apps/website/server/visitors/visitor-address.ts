import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether a request comes from this machine and not through a proxy. */
export function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  if (headers["x-forwarded-for"] || headers.forwarded || headers.via) return false;
  const address = socket.remoteAddress ?? "";
  return loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
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
