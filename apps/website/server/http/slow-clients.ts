import type { Server } from "node:http";
import type { Socket } from "node:net";

/** A phone on a slow network reads several times as fast; a slower client only occupies the connection. */
const MIN_BYTES_PER_S = 500;

/**
 * Closes connections whose client reads a response too slowly. Node's own timeout restarts with every byte that is
 * read. A connection that waits for the server is not affected.
 */
export function disconnectSlowClients(server: Server, checkEveryMs = 20_000): void {
  /** The bytes that each client had read at the last check; `undefined` without pending data. */
  const sockets = new Map<Socket, number | undefined>();
  server.on("connection", (socket: Socket) => {
    sockets.set(socket, undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  const minBytes = (MIN_BYTES_PER_S * checkEveryMs) / 1_000;
  const check = () => {
    for (const [socket, before] of sockets) {
      const now = getBytesRead(socket);
      if (now !== undefined && before !== undefined && now - before < minBytes) socket.destroy();
      else sockets.set(socket, now);
    }
  };
  const timer = setInterval(check, checkEveryMs);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}

/** Only the handle knows how much of a long chunk was sent; Node's own timeout uses it as well. */
type WithHandle = { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null };

function getBytesRead(socket: Socket): number | undefined {
  const { bytesWritten = 0, writeQueueSize = 0 } = (socket as WithHandle)._handle ?? {};
  return writeQueueSize > 0 ? bytesWritten - writeQueueSize : undefined;
}
