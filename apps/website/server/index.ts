import type { Server } from "node:http";
import type { ListenOptions } from "node:net";
import { join } from "node:path";
import { type Client, createClient } from "@manor/content-api";
import { limitConnections } from "@manor/server-kit/slow-clients";
import { type Clock, createClock } from "../content/clock.ts";
import { type Content, createContent, findContent } from "../content/content.ts";
import { createSnapshot, type Snapshot } from "../content/durable-files.ts";
import type { Log } from "../content/log.ts";
import { type Language, translatedLanguages } from "../model/texts/languages.ts";
import { findActiveAlert } from "./active-alert.ts";
import { createApi } from "./api/api.ts";
import { bundledDocuments } from "./bundled-documents.ts";
import { createCards } from "./cards/cards.ts";
import type { Config } from "./config.ts";
import type { Development } from "./development.ts";
import { createDiskCheck } from "./disk-check.ts";
import { serveEmblemFiles } from "./emblem/emblem-files.ts";
import { createSchoolEmblem } from "./emblem/school-emblem.ts";
import { createFeeds } from "./feeds/feeds.ts";
import { serveGeneratedFiles } from "./generated-files.ts";
import { createHealth } from "./health.ts";
import type { Exchange, Step } from "./http/exchange.ts";
import { closeServer, createHttpServer } from "./http-server.ts";
import { createImageWorker, type ImageWorker } from "./images/image-worker.ts";
import { createImages } from "./images/images.ts";
import { createForms } from "./messages/forms.ts";
import { createSiteMetrics } from "./metrics/site-metrics.ts";
import { createSitePages } from "./pages/site-pages.ts";
import { createPreview } from "./preview/preview.ts";
import { type AddressCounter, createAddressCounter } from "./redirects/address-counter.ts";
import { createRedirects } from "./redirects/redirects.ts";
import { createReleasedFiles } from "./released-files.ts";
import {
  canonicalAddress,
  checkAddress,
  checkHost,
  checkMethod,
  createSlowBodyLimit,
} from "./request-checks.ts";
import { speculationRules } from "./speculation-rules.ts";
import { createVisitorLimiter, type RateLimiter } from "./visitors/rate-limiter.ts";
import { createVitals } from "./vitals/vitals.ts";

export type Site = Awaited<ReturnType<typeof createSite>>;

/** What a caller may inject. */
export type Overrides = {
  development?: Development | undefined;
  pictureWorker?: ImageWorker;
};

/** The website: its parts, then the steps of a request in order. The first step that replies ends the request. */
export async function createSite(config: Config, log: Log, overrides: Overrides = {}) {
  const { origin, school, dataDir, trustProxy } = config;
  const { development, pictureWorker = createImageWorker() } = overrides;
  const clock = createClock(config.fixedNow);
  const metrics = createSiteMetrics(dataDir);
  const client = metrics.client(openClient(config));
  const content = openContent(config, client, clock, log);
  const getAlert = createGetAlert(content, clock);
  const rateLimiter = createPageLimiter(config);
  const forms = createForms({ config, client, clock, content, metrics, log });
  metrics.addGauges({ content, outbox: forms.outbox });
  const { getBuild, render, responses, theme, pages } = createSitePages({
    ...{ config, content, clock, getAlert, forms, rateLimiter, log, development },
    counts: metrics.counts,
  });
  const worker = metrics.pictures(pictureWorker);
  const pictures = await createPictures({ config, content, client, worker, rateLimiter, log });
  const feedTimes = openFeedTimes(dataDir, log);
  const health = createHealth({
    ...{ content, clock, outbox: forms.outbox },
    isDiskWritable: createDiskCheck(dataDir),
  });
  const vitals = createVitals(config, clock, log);
  const addressCounter = createAddressCounter({ client, log });
  content.onPoll(addressCounter.onPoll);
  const steps: Step[] = [
    (exchange) => checkHost(exchange, origin),
    checkAddress,
    createSlowBodyLimit(trustProxy),
    checkMethod,
    health.step,
    metrics.step,
    vitals.step,
    createPreview({ client, content, render }, config),
    createRedirects({ content, counter: addressCounter, sendGone: pages.sendGone }),
    canonicalAddress,
    theme,
    bundledDocuments,
    pictures.cards,
    pictures.emblemFiles,
    await createReleasedFiles(dataDir, log),
    speculationRules,
    (exchange) => serveGeneratedFiles(exchange, { content, clock, origin }),
    createFeeds({ content, clock, responses, origin, times: feedTimes }),
    pictures.images,
    forms.guard.step,
    createApi({ content, client, clock, responses, rateLimiter, school, messages: forms.messages }),
    countMissing(pages.step, addressCounter),
  ];
  const server = createHttpServer({
    steps,
    log,
    getSchool: content.school,
    findSchool: (language) => content.inLanguage(language)?.school(),
    getAlert,
    observe: metrics.observe,
    responses,
    development,
  });
  if (!trustProxy) limitConnections(server);
  return {
    server,
    getSchool: content.school,
    listen: async (): Promise<void> => {
      await Promise.all([getBuild(), content.start()]);
      await listen(server, { port: config.port, host: config.address });
      forms.startDelivery();
    },
    close: async (): Promise<void> => {
      health.drain();
      await closeServer(server);
      await forms.stopDelivery();
      await Promise.all([content.stop(), feedTimes.settled(), vitals.settled()]);
    },
  };
}

const createGetAlert =
  (content: Content, clock: Clock) =>
  (language: Language = "en") =>
    findActiveAlert(findContent(content, language) ?? content, clock);

const openClient = ({ contentApiUrl: baseUrl, contentApiToken: token, school }: Config): Client =>
  createClient({ baseUrl, token, school });

/** The content with a copy on disk, for a start while the CMS is down. */
function openContent(
  { school, dataDir, pollEveryMs }: Config,
  client: Client,
  clock: Clock,
  log: Log,
): Content {
  const snapshot = createSnapshot(join(dataDir, "snapshot"), () =>
    log.error(
      { folder: dataDir },
      "The snapshot could not be written; the site continues from memory",
    ),
  );
  return createContent({
    ...{ school, client, clock, snapshot, log, pollEveryMs },
    languages: translatedLanguages,
  });
}

type PictureOptions = {
  config: Pick<Config, "dataDir" | "school" | "prewarmImages">;
  content: Content;
  client: Client;
  worker: ImageWorker;
  rateLimiter: RateLimiter;
  log: Log;
};

/** Images, share cards and the emblem: all of them are rendered by the same worker. */
async function createPictures(options: PictureOptions) {
  const { config, content, client, worker, rateLimiter, log } = options;
  const emblem = createSchoolEmblem(client, worker);
  const images = await createImages({
    client,
    dataDir: config.dataDir,
    log,
    school: config.school,
    prewarm: config.prewarmImages,
    worker,
    prohibitsMining: () => content.school().privacy.blocksAiTraining,
    isCmsSilent: content.isSilent,
  });
  content.onPoll(() => {
    images.prune(content.stored(), content.version());
    void images.prewarm(content.stored(), content.version());
  });
  return {
    cards: createCards({ content, client, worker, log, rateLimiter, emblem }),
    emblemFiles: (exchange: Exchange) => serveEmblemFiles(exchange, emblem),
    images: images.step,
  };
}

/** What no step has found. */
const countMissing =
  (step: Step, counter: AddressCounter): Step =>
  async (exchange) => {
    const reply = await step(exchange);
    if (reply?.status === 404) counter.countMissing(exchange);
    return reply;
  };

/** The limit of a network as a multiple of the limit of an address. */
const NETWORK_FACTOR = 5;

/** The limit of uncached pages and personalised responses. */
function createPageLimiter({ pagesPerAddress, trustProxy }: Config): RateLimiter {
  const limits = { perAddress: pagesPerAddress, perNetwork: NETWORK_FACTOR * pagesPerAddress };
  return createVisitorLimiter(limits, trustProxy);
}

const openFeedTimes = (dataDir: string, log: Log): Snapshot =>
  createSnapshot(join(dataDir, "feeds"), (error) =>
    log.error({ problem: String(error) }, "The change times of feeds could not be saved"),
  );

const listen = (server: Server, options: ListenOptions): Promise<void> =>
  new Promise((ready, failed) => server.once("error", failed).listen(options, ready));
