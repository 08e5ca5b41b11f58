import type { Server } from "node:http";
import type { ListenOptions } from "node:net";
import { join } from "node:path";
import { limitConnections } from "@manor/server-kit/slow-clients";
import type { Log } from "../content/log.ts";
import { createSnapshot } from "../content/snapshot.ts";
import { createApi } from "./api/api.ts";
import { bundledDocuments } from "./bundled-documents.ts";
import { canonicalAddress } from "./canonical-address.ts";
import type { Config } from "./config.ts";
import { createDependencies, type Overrides } from "./dependencies.ts";
import { createDiskCheck } from "./disk-check.ts";
import { createDateEntries } from "./feeds/changes.ts";
import { createFeeds } from "./feeds/feeds.ts";
import { createGeneratedFiles } from "./generated-files.ts";
import { createHealth } from "./health.ts";
import { createHostCheck } from "./host-check.ts";
import { createCachedResponses } from "./http/cached-responses.ts";
import { closeServer, createApp, createHttpServer, handleWith, use } from "./http-server.ts";
import { createSlowBodyLimit, limits } from "./limits.ts";
import { methods } from "./methods.ts";
import { createSitePages } from "./pages/site-pages.ts";
import { createPictures } from "./pictures.ts";
import { createPreview } from "./preview/preview.ts";
import { createReleasedFiles } from "./released-files.ts";
import { securityHeaders } from "./security-headers.ts";
import { speculationRules } from "./speculation-rules.ts";
import { createVitals } from "./vitals/vitals.ts";

export type Site = Awaited<ReturnType<typeof createSite>>;

/** The website: the middleware in order. The first step that responds ends the request. */
export async function createSite(config: Config, log: Log, overrides: Overrides = {}) {
  const dependencies = createDependencies(config, log, overrides);
  const { content, clock, client, alert, metrics, development, getSchool, messages } = dependencies;
  const { origin, school, dataDir } = config;
  const { render, theme, pages, getBuild } = createSitePages(dependencies);
  const pictures = await createPictures(dependencies);
  const feedTimes = createSnapshot(join(dataDir, "feeds"), (error) =>
    log.error({ problem: String(error) }, "The change times of feeds could not be saved"),
  );
  const dateEntries = createDateEntries(feedTimes, clock);
  const health = createHealth({ ...dependencies, isDiskWritable: createDiskCheck(dataDir) });
  const vitals = createVitals(config, clock, log);

  const app = createApp();
  // Hot reload needs inline scripts, which the policy forbids.
  if (!development) app.use(use(securityHeaders));
  app.use(use(createHostCheck(origin)));
  app.use(use(limits));
  app.use(use(createSlowBodyLimit(config.trustProxy)));
  app.use(use(methods));
  app.use(use(health.step));
  app.use("/metrics", use(metrics.step));
  app.use("/vitals", use(vitals.step));
  app.use(use(createPreview({ client, content, render }, config)));
  app.use(use(canonicalAddress));
  app.use(use(theme));
  app.use("/documents/*", use(bundledDocuments));
  app.use("/og/*", use(pictures.cards));
  app.use(use(pictures.emblemFiles));
  app.use(use(development?.step ?? (await createReleasedFiles(dataDir, log))));
  app.use("/speculation-rules.json", use(speculationRules));
  app.use(use(createGeneratedFiles({ content, clock, origin })));
  app.use("/feeds/*", use(createFeeds({ content, clock, origin, dateEntries })));
  app.use(use(pictures.images));
  app.use(use(dependencies.guard.step));
  app.use(use(createApi({ ...dependencies, school })));
  app.use(use(pages));

  // The micro-cache responds before this middleware.
  const cachedResponses = createCachedResponses(content, clock, metrics.counts);
  const handle = handleWith(app, alert, log);
  const server = createHttpServer(handle, getSchool, cachedResponses, metrics.observe);
  if (!config.trustProxy) limitConnections(server);
  let delivery: NodeJS.Timeout | undefined;
  return {
    server,
    getSchool,
    listen: async (): Promise<void> => {
      await Promise.all([getBuild(), content.start()]);
      await listen(server, { port: config.port, host: config.address });
      delivery = setInterval(() => void messages.deliverStored(), DELIVER_EVERY_MS);
      void messages.deliverStored();
    },
    close: async (): Promise<void> => {
      health.drain();
      clearInterval(delivery);
      await closeServer(server);
      // The process may not start again soon.
      if (delivery) await messages.drainOutbox(DRAIN_OUTBOX_MS);
      await Promise.all([content.stop(), feedTimes.settled(), vitals.settled()]);
    },
  };
}

const DELIVER_EVERY_MS = 5_000;
const DRAIN_OUTBOX_MS = 5_000;

const listen = (server: Server, options: ListenOptions): Promise<void> =>
  new Promise((ready, failed) => server.once("error", failed).listen(options, ready));
