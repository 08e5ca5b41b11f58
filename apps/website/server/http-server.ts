import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { onClientError } from "@manor/server-kit/client-errors";
import type { Log } from "../content/log.ts";
import type { Development } from "./development.ts";
import { errorReply, handleError } from "./error-reply.ts";
import {
  createExchange,
  type Exchange,
  type ExchangeOptions,
  isPublic,
  type Reply,
  type Step,
} from "./http/exchange.ts";
import type { FinishedResponses } from "./http/finished-responses.ts";
import { writeReply } from "./http/write-reply.ts";
import { isPrivatePage, privateHeaders } from "./private-pages.ts";
import { securityHeaders } from "./security-headers.ts";

export type ServerOptions = ExchangeOptions & {
  /** In order; the first that returns a reply ends the request. */
  steps: readonly Step[];
  log: Log;
  responses?: FinishedResponses;
  observe?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Responds before the steps; then responses have no policy, since hot reload needs inline scripts. */
  development?: Pick<Development, "middlewares"> | undefined;
};

const DRAIN_MS = 10_000;
/** The maximum time without traffic on a connection while its response is prepared. */
const STALLED_MS = 30_000;
/** Limits against slow and greedy clients, stricter than Node's defaults. */
const LIMITS = {
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
  requestTimeout: 10_000,
  headersTimeout: 5_000,
  keepAliveTimeout: 65_000,
  // No handler waits for the end of an empty body.
  optimizeEmptyRequests: true,
  // We reject it ourselves, with the security headers.
  requireHostHeader: false,
};

/** A cached response is sent at once; everything else passes the steps, and one function writes their reply. */
export function createHttpServer(options: ServerOptions): Server {
  const { responses, observe, development } = options;
  const inFlight = createInFlightRequests();
  const server = createServer(LIMITS, (request, response) => {
    const { socket } = request;
    if (socket.destroyed || responses?.send(request, response)) return;
    if (!inFlight.add(socket, response)) return;
    socket.setTimeout(STALLED_MS);
    observe?.(request, response);
    const handle = () => void respond(request, response, options);
    if (development) development.middlewares(request, response, handle);
    else handle();
  });
  onClientError(server, (error, socket) => rejectMalformed(error, socket, inFlight.has(socket)));
  disconnectSlowClients(server);
  server.maxConnections = 2_000;
  return server;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  options: ServerOptions,
): Promise<void> {
  const { steps, log, responses, development } = options;
  const defaults = development ? {} : securityHeaders;
  const { exchange, isReadable } = createExchange(request, response, options);
  const store = responses?.start(request);
  const isPrivate = isPrivatePage(exchange.path);
  const write = (reply: Reply) =>
    writeReply(request, response, isPrivate ? toPrivate(reply) : reply, defaults);
  try {
    const reply = isReadable
      ? await runSteps(steps, exchange, response)
      : errorReply({ ...exchange, path: "/" }, 400, "The request cannot be read.");
    if (!reply) return;
    if (isPublic(reply)) store?.(reply, defaults);
    await write(reply);
  } catch (error) {
    const reply = handleError(exchange, error, log);
    if (response.headersSent) response.destroy();
    else if (reply) await write(reply);
  }
}

const toPrivate = (reply: Reply): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...privateHeaders },
});

/** `undefined` when the client has disconnected. */
async function runSteps(
  steps: readonly Step[],
  exchange: Exchange,
  response: ServerResponse,
): Promise<Reply | undefined> {
  for (const step of steps) {
    if (response.destroyed) return undefined;
    const reply = await step(exchange);
    if (reply) return reply;
  }
  return errorReply(exchange, 404, "This page does not exist.");
}

/** Accepts no new connection, lets running requests finish for ten seconds at most, then closes. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const forceClose = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(forceClose);
}

/** Browsers do not pipeline requests; a proxy may pipeline a few. */
const MAX_PIPELINED = 8;

/** The requests in flight of each connection. */
function createInFlightRequests() {
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
function rejectMalformed(
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
