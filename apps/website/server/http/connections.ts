import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { securityHeaders } from "../security-headers.ts";

// Limits of connections, before the steps of a request and outside them.

/** Browsers do not pipeline requests; a proxy may pipeline a few. */
const MAX_PIPELINED = 8;

/** The requests in flight of each connection. */
export function createInFlightRequests() {
  // Finished responses are removed when the next one is added, so that no response needs a listener.
  const all = new WeakMap<Duplex, ServerResponse[]>();

  function start(socket: Duplex): ServerResponse[] {
    const responses: ServerResponse[] = [];
    all.set(socket, responses);
    // Node emits "close" only for the current response. The others would never release their resources.
    socket.once("close", () => {
      for (const response of responses) {
        if (response.closed) continue;
        response.destroy();
        response.emit("close");
      }
    });
    return responses;
  }

  return {
    /** Adds a request. Closes the connection and returns false when there are too many. */
    add: (socket: Duplex, response: ServerResponse): boolean => {
      if (socket.destroyed) return false;
      const responses = all.get(socket) ?? start(socket);
      while (responses[0]?.closed) responses.shift();
      responses.push(response);
      if (responses.length > MAX_PIPELINED) socket.destroy();
      return !socket.destroyed;
    },
    has: (socket: Duplex): boolean => all.get(socket)?.some(({ closed }) => !closed) ?? false,
  };
}

/** The status of an error of Node's HTTP parser; otherwise 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to bytes that are not an HTTP request, with the usual security headers, and closes the connection. */
export function rejectMalformed(
  error: Error & { code?: string },
  socket: Duplex,
  isResponding: boolean,
): void {
  // The client would read it as a part of the current response.
  if (!socket.writable || isResponding) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ""] ?? 400;
  const text = `${STATUS_CODES[status]}\n`;
  const headers = [
    ...Object.entries(securityHeaders),
    ["content-type", "text/plain; charset=utf-8"],
    ["cache-control", "no-store"],
    ["content-length", String(text.length)],
    ["connection", "close"],
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join("")}\r\n`;
  socket.end(head + text, () => socket.destroy());
}

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
