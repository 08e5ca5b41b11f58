import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Alert } from "@manor/content-api";
import { emptySchool } from "@manor/content-api/empty-school";
import type { School } from "@manor/content-api/school";
import { onClientError } from "@manor/server-kit/client-errors";
import type { Log } from "../content/log.ts";
import { findFixedPage } from "../model/pages/addresses.ts";
import type { FindSchool } from "../model/pages/alternates.ts";
import { findPage, redirectTarget } from "../model/pages/find-page.ts";
import { splitLanguage } from "../model/pages/language-address.ts";
import type { Language } from "../model/texts/languages.ts";
import type { Development } from "./development.ts";
import { errorReply, handleError } from "./error-reply.ts";
import {
  createInFlightRequests,
  disconnectSlowClients,
  rejectMalformed,
} from "./http/connections.ts";
import { type Exchange, isPublic, type Reply, type Step } from "./http/exchange.ts";
import type { FinishedResponses } from "./http/finished-responses.ts";
import { writeReply } from "./http/write-reply.ts";
import { isPrivatePage, privateHeaders } from "./private-pages.ts";
import { securityHeaders } from "./security-headers.ts";

export type ServerOptions = {
  /** In order; the first that returns a reply ends the request. */
  steps: readonly Step[];
  log: Log;
  getSchool?: () => School;
  /** The settings in other languages. */
  findSchool?: FindSchool;
  getAlert?: (language: Language) => Alert | undefined;
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
  { steps, log, getSchool, findSchool, getAlert, responses, development }: ServerOptions,
): Promise<void> {
  const defaults = development ? {} : securityHeaders;
  const url = readUrl(request.url);
  const local = readLanguage(
    url?.pathname ?? "/",
    getSchool?.() ?? emptySchool,
    findSchool ?? (() => undefined),
  );
  const exchange: Exchange = {
    request,
    url: url ?? new URL(BASE_URL),
    ...local,
    alert: getAlert?.(local.language),
    onClose: (listener) => void response.once("close", listener),
  };
  const store = responses?.start(request);
  const isPrivate = isPrivatePage(exchange.path);
  const write = (reply: Reply) =>
    writeReply(request, response, isPrivate ? toPrivate(reply) : reply, defaults);
  try {
    const reply =
      url && hasOneHost(request)
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

type RequestLanguage = { language: Language; path: string; school: School };

/** What exists in every language besides pages. */
const FILES = /^\/(?:feeds|og)\/|^\/site\.webmanifest$/;

/**
 * The language of a request, and its path in English. An address that exists only in English keeps its prefix, so that
 * no step finds anything there.
 */
function readLanguage(path: string, english: School, find: FindSchool): RequestLanguage {
  const { language, rest } = splitLanguage(path);
  const school = language === "en" ? undefined : find(language);
  const isKnown =
    school !== undefined &&
    (FILES.test(rest) ||
      findFixedPage(rest) !== undefined ||
      findPage(school, rest) !== undefined ||
      redirectTarget(school, rest) !== undefined);
  return isKnown ? { language, path: rest, school } : { language: "en", path, school: english };
}

/** Accepts no new connection, lets running requests finish for ten seconds at most, then closes. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const forceClose = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(forceClose);
}
