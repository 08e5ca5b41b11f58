import type { Server } from "node:http";
import { join } from "node:path";
import { type Client, createClient } from "@manor/content-api";
import type { School } from "../app/for-server.ts";
import { type Clock, createClock } from "../content/clock.ts";
import type { Content } from "../content/content.ts";
import type { Log } from "../content/log.ts";
import { answering } from "./answering.ts";
import { createApi } from "./api/api.ts";
import { canonicalAddress } from "./canonical-address.ts";
import type { Config } from "./config.ts";
import { createCrawlers } from "./crawlers.ts";
import type { Development } from "./development.ts";
import { createDiskCheck } from "./disk-check.ts";
import { createFeeds } from "./feeds/feeds.ts";
import { createRevisions, type Revisions } from "./feeds/revisions.ts";
import { createHealth } from "./health.ts";
import { createReadyAnswers } from "./http/ready-answers.ts";
import { createHttpServer } from "./http-server.ts";
import { createImageWorker, type ImageWorker } from "./images/image-worker.ts";
import { createKeptContent } from "./kept-content.ts";
import { createKeptPictures } from "./kept-pictures.ts";
import { limits } from "./limits.ts";
import { createGuard } from "./messages/guard.ts";
import { createMessageHandler } from "./messages/message-handler.ts";
import { createNewsletter } from "./messages/newsletter.ts";
import { createOutbox, type Outbox } from "./messages/outbox.ts";
import { methods } from "./methods.ts";
import { createSiteMetrics, type SiteMetrics } from "./metrics/site-metrics.ts";
import { createOwnDrawings } from "./own-drawings.ts";
import { createOwnName } from "./own-name.ts";
import { findIslandEntry } from "./pages/island-entry.ts";
import { createFindKey } from "./pages/known-page.ts";
import { loadBuild } from "./pages/load-build.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { readPageSheets } from "./pages/page-sheets.ts";
import { createPages } from "./pages/pages.ts";
import { createPeriod } from "./pages/period.ts";
import { createRender } from "./pages/render.ts";
import { createPipeline } from "./pipeline.ts";
import { createPreview } from "./preview/preview.ts";
import { createReleasedFiles } from "./released-files.ts";
import { createRun, type Run } from "./run.ts";
import { createSearch } from "./search/search.ts";
import { securityHeaders } from "./security-headers.ts";
import { speculationRules } from "./speculation-rules.ts";
import { createStandingAlert } from "./standing-alert.ts";
import { createThemeSheet } from "./theme/theme-sheet.ts";
import { createWorkAllowance } from "./visitors/work-allowance.ts";
import { createVitals } from "./vitals/vitals.ts";
import { webManifest } from "./web-manifest.ts";

/** What a site may be given instead of making it itself. */
export type Given = {
  development?: Development | undefined;
  pictureWorker?: ImageWorker;
};

export type Site = Run & { server: Server; getSchool: () => School };

/** Puts the parts together: content, pages, images, messages, and the server around them. */
export async function createSite(
  config: Config,
  log: Log,
  { development, pictureWorker = createImageWorker() }: Given = {},
): Promise<Site> {
  const { school, origin, dataDir, picturesAhead: prewarm } = config;
  const clock = createClock(config.fixedNow);
  const watching = createSiteMetrics(dataDir);
  const client = watching.client(clientOf(config));
  const { content, getSchool } = createKeptContent(config, client, clock, log);
  const standingAlert = createStandingAlert(content, clock);
  const forms = createMessages(config, client, clock, log, watching);
  const { guard, messages, newsletter, outbox } = forms;
  watching.tell({ content, outbox });
  const allowance = createWorkAllowance(config);
  const getBuild = development?.getBuild ?? loadBuild;
  const showsExamples = config.showsExamples || development !== undefined;
  const theme = createThemeSheet(development && new Map());
  const revisions = noteRevisions(config, clock, log);
  const render = createRender({
    getBuild,
    mode: development ? "development" : "production",
    content,
    clock,
    messages,
    newsletter,
    origin,
    islandEntry: development ? "" : findIslandEntry(),
    sheets: development ? undefined : readPageSheets(),
    search: createSearch({ content, clock, origin, getSchool, render: (page) => render(page) }),
    showsExamples,
    measures: config.measures,
    alert: standingAlert,
    themeFor: theme.addressFor,
  });
  const today = createPeriod(clock, getSchool, standingAlert);
  const { currentVersion, revision } = content;
  const cache = createPageCache({ today, currentVersion, maxBytes: development ? 1 : undefined });
  const vitals = createVitals(config, clock, log);
  const health = createHealthOf(config, content, outbox, clock);
  const findKey = createFindKey(content, getSchool, showsExamples);
  const made = { render, cache, findKey, allowance, origin, today, revision, log };
  const pages = createPages({ ...made, counts: watching.counts });
  content.onRound(() => void pages.renew());
  const worker = watching.pictures(pictureWorker);
  const { emblem, steps } = createOwnDrawings(client, worker, allowance);
  const images = { client, dataDir, log, school, prewarm, worker, emblem };
  const handle = createPipeline({
    // Hot reload needs inline scripts; the built site has none.
    securityHeaders: development ? () => false : securityHeaders,
    ownName: createOwnName(origin),
    limits,
    methods,
    health: health.step,
    metrics: watching.step,
    vitals: vitals.step,
    preview: createPreview({ client, content, render }, config),
    canonicalAddress,
    theme: theme.step,
    ...steps,
    staticFiles: development?.step ?? (await createReleasedFiles(dataDir, log)),
    webManifest,
    speculationRules,
    crawlers: createCrawlers({ content, clock, origin }),
    feeds: createFeeds({ content, clock, origin, revisions }),
    images: await createKeptPictures(images, content, allowance),
    guard: guard.step,
    api: createApi({ content, client, clock, school, allowance, messages }),
    pages: pages.step,
  });
  const answer = answering(handle, standingAlert, log);
  const ready = createReadyAnswers(content, clock, watching.counts);
  const server = createHttpServer(answer, getSchool, ready, watching.watch);
  const parts = { config, content, messages, health, revisions, vitals };
  return { server, getSchool, ...createRun(server, parts, getBuild) };
}

const clientOf = ({ contentApiUrl: baseUrl, contentApiToken: token, school }: Config): Client =>
  createClient({ baseUrl, token, school });

function createHealthOf({ dataDir }: Config, content: Content, outbox: Outbox, clock: Clock) {
  const isDiskWritable = createDiskCheck(dataDir);
  return createHealth({ content, outbox, isDiskWritable, now: clock.now });
}

/** What takes messages, and what stands before it. */
function createMessages(
  config: Config,
  client: Client,
  clock: Clock,
  log: Log,
  watching: SiteMetrics,
) {
  const { school, origin, dataDir, trustProxy, messageKeepDays: keepDays } = config;
  const outbox = createOutbox(join(dataDir, "outbox"), { now: clock.now, keepDays });
  const guard = createGuard({ limits: config.messages, trustProxy, origin });
  const messages = createMessageHandler({ client, outbox, clock, log, school, guard });
  const newsletter = createNewsletter({ client, guard, log });
  return { guard, messages: watching.messages(messages), newsletter, outbox };
}

/** What subscribers were told, kept beside the content. */
function noteRevisions({ dataDir }: Config, clock: Clock, log: Log): Revisions {
  return createRevisions(join(dataDir, "feeds.json"), clock, (error) =>
    log.error({ problem: String(error) }, "What was sent to subscribers could not be noted"),
  );
}
