import type { Server } from "node:http";
import type { Socket } from "node:net";

/** A phone on a poor line reads several times as fast; a slower client only holds the connection. */
const LEAST_BYTES_PER_S = 500;

/**
 * Cuts connections on which a visitor takes an answer at a crawl. Node's own time-out begins anew with every byte
 * that is read. A connection that waits for the server itself is left alone.
 */
export function cutSlowReaders(server: Server, lookEveryMs = 20_000): void {
  /** What each had taken when it was last looked at; `undefined` while nothing waits for it. */
  const sockets = new Map<Socket, number | undefined>();
  server.on("connection", (socket: Socket) => {
    sockets.set(socket, undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  const least = (LEAST_BYTES_PER_S * lookEveryMs) / 1_000;
  const look = () => {
    for (const [socket, before] of sockets) {
      const now = takenWhileMoreWaits(socket);
      if (now !== undefined && before !== undefined && now - before < least) socket.destroy();
      else sockets.set(socket, now);
    }
  };
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}

/** The handle alone knows how much of one long piece has left; Node's own time-out looks there as well. */
type WithHandle = { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null };

function takenWhileMoreWaits(socket: Socket): number | undefined {
  const { bytesWritten = 0, writeQueueSize = 0 } = (socket as WithHandle)._handle ?? {};
  return writeQueueSize > 0 ? bytesWritten - writeQueueSize : undefined;
}
