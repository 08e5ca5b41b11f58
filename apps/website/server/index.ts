import type { Server } from "node:http";
import { join } from "node:path";
import type { School } from "../app/for-server.ts";
import type { Log } from "../content/log.ts";
import { createSnapshot } from "../content/snapshot.ts";
import { createApi } from "./api/api.ts";
import { canonicalAddress } from "./canonical-address.ts";
import type { Config } from "./config.ts";
import { createCrawlers } from "./crawlers.ts";
import { createDependencies, type Overrides } from "./dependencies.ts";
import { createDiskCheck } from "./disk-check.ts";
import { createDateEntries } from "./feeds/changes.ts";
import { createFeeds } from "./feeds/feeds.ts";
import { createHealth } from "./health.ts";
import { createHostCheck } from "./host-check.ts";
import { createCachedResponses } from "./http/cached-responses.ts";
import { createApp, createHttpServer, handleWith, use } from "./http-server.ts";
import { limits } from "./limits.ts";
import { methods } from "./methods.ts";
import { createSitePages } from "./pages/site-pages.ts";
import { createPictures } from "./pictures.ts";
import { createPreview } from "./preview/preview.ts";
import { createReleasedFiles } from "./released-files.ts";
import { createRun, type Run } from "./run.ts";
import { createSampleDocuments } from "./sample-documents.ts";
import { securityHeaders } from "./security-headers.ts";
import { speculationRules } from "./speculation-rules.ts";
import { createVitals } from "./vitals/vitals.ts";
import { webManifest } from "./web-manifest.ts";

export type Site = Run & { server: Server; getSchool: () => School };

/** The website: the middleware in order. The first step that responds ends the request. */
export async function createSite(
  config: Config,
  log: Log,
  overrides: Overrides = {},
): Promise<Site> {
  const dependencies = createDependencies(config, log, overrides);
  const { content, clock, client, alert, metrics, development } = dependencies;
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
  app.use(use(methods));
  app.use(use(health.step));
  app.use("/metrics", use(metrics.step));
  app.use("/vitals", use(vitals.step));
  app.use(use(createPreview({ client, content, render }, config)));
  app.use(use(canonicalAddress));
  app.use(use(theme));
  app.use("/documents/*", use(createSampleDocuments()));
  app.use("/og/*", use(pictures.cards));
  app.use(use(pictures.emblemFiles));
  app.use(use(development?.step ?? (await createReleasedFiles(dataDir, log))));
  app.use("/site.webmanifest", use(webManifest));
  app.use("/speculation-rules.json", use(speculationRules));
  app.use(use(createCrawlers({ content, clock, origin })));
  app.use("/feeds/*", use(createFeeds({ content, clock, origin, dateEntries })));
  app.use(use(pictures.images));
  app.use(use(dependencies.guard.step));
  app.use(use(createApi({ ...dependencies, school })));
  app.use(use(pages));

  // The micro-cache responds before this middleware.
  const cachedResponses = createCachedResponses(content, clock, metrics.counts);
  const handle = handleWith(app, alert, log);
  const server = createHttpServer(handle, dependencies.getSchool, cachedResponses, metrics.observe);
  const run = createRun(server, { ...dependencies, health, feedTimes, vitals }, getBuild);
  return { server, getSchool: dependencies.getSchool, ...run };
}
