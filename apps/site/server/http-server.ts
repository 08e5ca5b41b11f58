import { createServer, type Server } from "node:http";
import type { Exchange } from "./http/exchange.ts";

const DRAIN_MS = 10_000;

/** Limits against slow and hungry clients; Node's own are far too patient. */
export function createHttpServer(handle: (exchange: Exchange) => void): Server {
  const limitsOfServer = {
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16_384,
    requestTimeout: 10_000,
    headersTimeout: 5_000,
    keepAliveTimeout: 65_000,
  };
  const server = createServer(limitsOfServer, (request, response) => {
    const url = readUrl(request.url);
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    handle({ request, response, url, path: url.pathname });
  });
  server.timeout = 30_000;
  server.maxConnections = 2_000;
  return server;
}

function readUrl(address: string | undefined): URL | undefined {
  const path = (address ?? "/").replace(/^\/{2,}/, "/");
  return URL.parse(path, "http://site.invalid") ?? undefined;
}

/** Takes no new connection, lets running requests finish for ten seconds at most, then closes. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(late);
}
