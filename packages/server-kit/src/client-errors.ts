import type { Server } from "node:http";
import type { Duplex } from "node:stream";

type ClientError = Error & { code?: string };

/**
 * Calls `reject` for each connection with a client error. Node measures timeouts by the clock: after a pause of this
 * process it would also answer 408 to requests that have arrived and that were not read yet. These are read first.
 */
export function onClientError(
  server: Server,
  reject: (error: ClientError, socket: Duplex) => void,
): void {
  const counts = new WeakMap<Duplex, number>();
  server.on("request", ({ socket }) => counts.set(socket, (counts.get(socket) ?? 0) + 1));
  server.on("clientError", (error: ClientError, socket) => {
    if (error.code !== "ERR_HTTP_REQUEST_TIMEOUT") return reject(error, socket);
    const before = counts.get(socket);
    // The event loop reads from all connections before it runs this.
    setImmediate(() => {
      if (counts.get(socket) === before) reject(error, socket);
    });
  });
}
