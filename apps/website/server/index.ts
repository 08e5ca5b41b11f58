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
import type { Step } from "./http/exchange.ts";
import { closeServer, createHttpServer } from "./http-server.ts";
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

  const steps: Step[] = [
    createHostCheck(origin),
    limits,
    createSlowBodyLimit(config.trustProxy),
    methods,
    health.step,
    metrics.step,
    vitals.step,
    createPreview({ client, content, render }, config),
    canonicalAddress,
    theme,
    bundledDocuments,
    pictures.cards,
    pictures.emblemFiles,
    await createReleasedFiles(dataDir, log),
    speculationRules,
    createGeneratedFiles({ content, clock, origin }),
    createFeeds({ content, clock, origin, dateEntries }),
    pictures.images,
    dependencies.guard.step,
    createApi({ ...dependencies, school }),
    pages,
  ];
  const server = createHttpServer({
    ...{ steps, log, getSchool, alert, observe: metrics.observe },
    cachedResponses: createCachedResponses(content, clock, metrics.counts),
    // Hot reload needs inline scripts, which the policy forbids.
    defaults: development ? {} : securityHeaders,
    connect: development?.connect,
  });
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
