import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type School, schoolOf } from "../app/for-server.ts";
import { answerUnreadable } from "./http/answer-unreadable.ts";
import type { CachedResponses } from "./http/cached-responses.ts";
import type { Exchange } from "./http/exchange.ts";
import { cutSlowReaders } from "./http/slow-readers.ts";
import { createUnderWay } from "./http/under-way.ts";
import { refuse } from "./refuse.ts";
import { securityHeaders } from "./security-headers.ts";

const DRAIN_MS = 10_000;
/** As long as nothing at all moves on a connection while its answer is being made. */
const STALLED_MS = 30_000;

/** Limits against slow and hungry clients; Node's own are far too patient. */
export function createHttpServer(
  handle: (exchange: Exchange) => void,
  getSchool: () => School = () => schoolOf({}),
  ready: CachedResponses = NONE,
  watch: (request: IncomingMessage, response: ServerResponse) => void = () => {},
): Server {
  const limitsOfServer = {
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
    requestTimeout: 10_000,
    headersTimeout: 5_000,
    keepAliveTimeout: 65_000,
    // Do not wait for the end of a body that is not read.
    optimizeEmptyRequests: true,
    // Ours is the answer then, with the headers of any other.
    requireHostHeader: false,
  };
  const underWay = createUnderWay();
  const server = createServer(limitsOfServer, (request, response) => {
    const { socket } = request;
    if (socket.destroyed || ready.answer(request, response)) return;
    if (!underWay.add(socket, response)) return;
    socket.setTimeout(STALLED_MS);
    watch(request, response);
    const keep = ready.begin(request, response);
    const exchange = readExchange({ request, response, school: getSchool(), keep });
    if (exchange) handle(exchange);
  });
  server.on("clientError", (error, socket) =>
    answerUnreadable(error, socket, underWay.has(socket)),
  );
  cutSlowReaders(server);
  server.maxConnections = 2_000;
  return server;
}

/** For servers whose every answer is made when it is asked for. */
const NONE: CachedResponses = { answer: () => false, begin: () => () => {} };

/** Responds itself when the address is invalid. */
function readExchange(asked: Omit<Exchange, "url" | "path">): Exchange | undefined {
  const url = readUrl(asked.request.url);
  if (url && namesOneHost(asked.request)) return { ...asked, url, path: url.pathname };
  const exchange = { ...asked, url: new URL(ANYWHERE), path: "/" };
  securityHeaders(exchange);
  refuse(exchange, 400, "The request cannot be read.");
  return undefined;
}

/** With two Host headers it is unknown which one a proxy used. */
function namesOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const names = headersDistinct["host"]?.length ?? 0;
  return names === 1 || (names === 0 && httpVersion === "1.0");
}

const ANYWHERE = "http://site.invalid/";

/** Only a path of this site; `*` asks what all of it can do. */
function readUrl(address = ""): URL | undefined {
  if (address !== "*" && !address.startsWith("/")) return undefined;
  const url = URL.parse(address.replace(/^\/{2,}/, "/"), ANYWHERE);
  return url?.host === "site.invalid" ? url : undefined;
}

/** Takes no new connection, lets running requests finish for ten seconds at most, then closes. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(late);
}
