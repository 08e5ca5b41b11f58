import type { Server } from "node:http";
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
import type { Development } from "./development.ts";
import { answerFailure } from "./failure.ts";
import { createFeeds } from "./feeds/feeds.ts";
import { health } from "./health.ts";
import { closeServer, createHttpServer } from "./http-server.ts";
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

/** Puts the parts together: content, pages, images, messages, and the server around them. */
export async function createSite(
  config: Config,
  log: Log,
  development?: Development,
): Promise<Site> {
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
  const getBuild =
    development?.getBuild ??
    (async (): Promise<ServerBuild> =>
      import(resolve(import.meta.dirname, "../build/server/index.js")));
  const render = createRender({
    getBuild,
    mode: development ? "development" : "production",
    content,
    clock,
    desk,
    origin,
    islandEntry: development ? "" : findIslandEntry(),
    showsExamples: config.showsExamples || development !== undefined,
  });
  // A kept page says which day it is and whose turn it is to telephone: it lasts as long as both are true.
  const period = () => `${clock.today()} ${callPeriod(clock.now())}`;
  const cache = createPageCache({
    today: period,
    currentVersion: content.currentVersion,
    // While developing every page is rendered anew.
    maxBytes: development ? 1 : undefined,
  });

  const handle = createPipeline({
    // Hot reload needs inline scripts; the built site has none.
    securityHeaders: development ? () => false : securityHeaders,
    limits,
    health,
    canonicalAddress,
    staticFiles: development?.step ?? createStaticFiles(),
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
