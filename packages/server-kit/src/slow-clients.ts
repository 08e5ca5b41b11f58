import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { isLoopback } from "./local-request.ts";
import { toSubnets } from "./subnets.ts";

/** Bodies of one address that may arrive at the same time: a form arrives in milliseconds. */
const MAX_BODIES = 20;
const MAX_CONNECTIONS = 200;

/**
 * Counts the bodies that are still arriving, by address (the /64 of an IPv6 connection). `accept` returns false when
 * too many others of the address are arriving.
 */
export function createBodyLimit(maxPerAddress = MAX_BODIES) {
  const all = new Map<string, Set<IncomingMessage>>();
  return {
    accept: (request: IncomingMessage, address: string): boolean => {
      if (!hasBody(request)) return true;
      const { home } = toSubnets(address);
      const requests = all.get(home) ?? new Set();
      const arriving = [...requests].filter(({ complete }) => !complete);
      if (arriving.length >= maxPerAddress) return false;
      all.set(home, requests.add(request));
      request.once("close", () => {
        requests.delete(request);
        if (requests.size === 0) all.delete(home);
      });
      return true;
    },
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Closes new connections of an address that has `maxPerAddress` already. Not for a server behind a reverse proxy, which
 * has the connections of all visitors; programs on this machine are exempt.
 */
export function limitConnections(
  server: Server,
  maxPerAddress = MAX_CONNECTIONS,
  isExempt: (address: string) => boolean = isLoopback,
): void {
  const counts = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (isExempt(address)) return;
    const { home } = toSubnets(address);
    const count = (counts.get(home) ?? 0) + 1;
    if (count > maxPerAddress) {
      socket.destroy();
      return;
    }
    counts.set(home, count);
    socket.once("close", () => {
      const left = (counts.get(home) ?? 0) - 1;
      if (left > 0) counts.set(home, left);
      else counts.delete(home);
    });
  });
}
