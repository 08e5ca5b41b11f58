import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import { createClient } from "@manor/contract";
import type { ServerBuild } from "react-router";
import { callPeriod } from "../app/blocks/today/call-window.ts";
import { settings } from "../app/school/settings.ts";
import { createClock } from "../content/clock.ts";
import { createContent } from "../content/content.ts";
import type { Log } from "../content/log.ts";
import { createSnapshot } from "../content/snapshot.ts";
import { createApi } from "./api/api.ts";
import { canonicalAddress } from "./canonical-address.ts";
import type { Config } from "./config.ts";
import type { Exchange } from "./exchange.ts";
import { answerFailure } from "./failure.ts";
import { createFeeds } from "./feeds/feeds.ts";
import { health } from "./health.ts";
import { createImages } from "./images/images.ts";
import { limits } from "./limits.ts";
import { createMessageDesk } from "./outbox/message-desk.ts";
import { createOutbox } from "./outbox/outbox.ts";
import { findIslandEntry } from "./pages/island-entry.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { createPages } from "./pages/pages.ts";
import { createRender } from "./pages/render.ts";
import { createPipeline } from "./pipeline.ts";
import { securityHeaders } from "./security-headers.ts";
import { createStaticFiles } from "./static-files.ts";

export type Site = { server: Server; listen: () => Promise<void>; close: () => Promise<void> };

const DELIVER_EVERY_MS = 5_000;
const DRAIN_MS = 10_000;

/** Puts the parts together: content, pages, images, messages, and the server around them. */
export async function createSite(config: Config, log: Log): Promise<Site> {
  const { school, origin, dataDir } = config;
  const clock = createClock(config.fixedNow);
  const client = createClient({ baseUrl: config.contentHostUrl, school });
  const snapshot = createSnapshot(join(dataDir, "snapshot"), () =>
    log.error(
      { folder: dataDir },
      "The snapshot could not be written; the site goes on from memory",
    ),
  );
  const content = createContent({
    school,
    client,
    clock,
    snapshot,
    log,
    renewEveryMs: config.renewEveryMs,
  });
  const outbox = createOutbox(join(dataDir, "outbox"));
  const desk = createMessageDesk({
    client,
    outbox,
    clock,
    log,
    school,
    formType: settings.formType,
  });
  const getBuild = async (): Promise<ServerBuild> =>
    import(resolve(import.meta.dirname, "../build/server/index.js"));
  const render = createRender({
    getBuild,
    mode: "production",
    content,
    clock,
    desk,
    origin,
    islandEntry: findIslandEntry(),
  });
  // A kept page says which day it is and whose turn it is to telephone: it lasts as long as both are true.
  const period = () => `${clock.today()} ${callPeriod(clock.now())}`;
  const cache = createPageCache({ today: period, currentVersion: content.currentVersion });

  const handle = createPipeline({
    securityHeaders,
    limits,
    health,
    canonicalAddress,
    staticFiles: createStaticFiles(),
    feeds: createFeeds({ content, clock, origin }),
    images: await createImages({ client, dataDir, log, school }),
    api: createApi({ content, client, clock, school, birthdays: settings.birthdays, desk }),
    pages: createPages({ render, cache, origin, today: period }),
  });

  const server = createHttpServer((exchange) => {
    handle(exchange).catch((error: unknown) => answerFailure(exchange, error, log));
  });
  let delivery: NodeJS.Timeout | undefined;

  return {
    server,
    listen: async () => {
      await Promise.all([getBuild(), content.start()]);
      await new Promise<void>((ready, failed) =>
        server.once("error", failed).listen(config.port, ready),
      );
      delivery = setInterval(() => void desk.deliverStored(), DELIVER_EVERY_MS);
      void desk.deliverStored();
    },
    close: async () => {
      clearInterval(delivery);
      await closeServer(server);
      await content.stop();
    },
  };
}

/** Limits against slow and hungry clients; Node's own are far too patient. */
function createHttpServer(handle: (exchange: Exchange) => void): Server {
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

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(late);
}
