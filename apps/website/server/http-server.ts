import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { emptySchool } from "@manor/content-api/empty-school";
import type { School } from "@manor/content-api/school";
import { onClientError } from "@manor/server-kit/client-errors";
import { Hono, type MiddlewareHandler } from "hono";
import type { Log } from "../content/log.ts";
import type { ActiveAlert } from "./active-alert.ts";
import { handleError } from "./error-handler.ts";
import type { CachedResponses } from "./http/cached-responses.ts";
import type { Exchange, Step } from "./http/exchange.ts";
import { createInFlightRequests } from "./http/in-flight.ts";
import { rejectMalformed } from "./http/reject-malformed.ts";
import { disconnectSlowClients } from "./http/slow-clients.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendError } from "./send-error.ts";

const DRAIN_MS = 10_000;
/** The maximum time without traffic on a connection while its response is prepared. */
const STALLED_MS = 30_000;

/** Limits against slow and greedy clients, stricter than Node's defaults. */
export function createHttpServer(
  handle: (exchange: Exchange) => void,
  getSchool: () => School = () => emptySchool,
  microCache?: CachedResponses,
  observe?: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const serverLimits = {
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
  const inFlight = createInFlightRequests();
  const server = createServer(serverLimits, (request, response) => {
    const { socket } = request;
    if (socket.destroyed || microCache?.send(request, response)) return;
    if (!inFlight.add(socket, response)) return;
    socket.setTimeout(STALLED_MS);
    observe?.(request, response);
    const cacheResponse = microCache?.start(request, response);
    const exchange = readExchange({ request, response, school: getSchool(), cacheResponse });
    if (exchange) handle(exchange);
  });
  onClientError(server, (error, socket) => rejectMalformed(error, socket, inFlight.has(socket)));
  disconnectSlowClients(server);
  server.maxConnections = 2_000;
  return server;
}

/** Sends 400 itself when the address cannot be parsed. */
function readExchange(parts: Omit<Exchange, "url" | "path">): Exchange | undefined {
  const url = readUrl(parts.request.url);
  if (url && hasOneHost(parts.request)) return { ...parts, url, path: url.pathname };
  const exchange = { ...parts, url: new URL(BASE_URL), path: "/" };
  securityHeaders(exchange);
  sendError(exchange, 400, "The request cannot be read.");
  return undefined;
}

/** With two Host headers it is unknown which one a proxy used. */
function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const names = headersDistinct["host"]?.length ?? 0;
  return names === 1 || (names === 0 && httpVersion === "1.0");
}

const BASE_URL = "http://site.invalid/";

/** Accepts only a path of this site, and `*` (OPTIONS). */
function readUrl(address = ""): URL | undefined {
  if (address !== "*" && !address.startsWith("/")) return undefined;
  const url = URL.parse(address.replace(/^\/{2,}/, "/"), BASE_URL);
  return url?.host === "site.invalid" ? url : undefined;
}

/** Accepts no new connection, lets running requests finish for ten seconds at most, then closes. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const forceClose = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(forceClose);
}

type Env = { Bindings: Exchange };

/** Hono expects a response from every handler; a step has already written its own to the socket. */
const ALREADY_SENT = new Response();

/** A step as middleware of Hono. */
export const use =
  (step: Step): MiddlewareHandler<Env> =>
  async ({ env }, next) => {
    // The client has disconnected: skip the other steps.
    if (env.response.destroyed || (await step(env))) return ALREADY_SENT;
    return next();
  };

/** An application that passes unexpected errors on to the boundary in `handleWith`. */
export const createApp = (): Hono<Env> =>
  new Hono<Env>().onError((error) => {
    throw error;
  });

/** Handles every request: adds the emergency banner, and catches unexpected errors. */
export const handleWith =
  (app: Hono<Env>, alert: ActiveAlert, log: Log) =>
  async (exchange: Exchange): Promise<void> => {
    exchange.alert = alert();
    try {
      await app.fetch(new Request(exchange.url), exchange);
    } catch (error) {
      handleError(exchange, error, log);
    }
  };
