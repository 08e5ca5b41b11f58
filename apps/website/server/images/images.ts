import { join } from "node:path";
import {
  BadStatusError,
  type Client,
  ContentApiError,
  NotFoundError,
  TimeoutError,
} from "@manor/content-api";
import { createLogOnce, type Log } from "../../content/log.ts";
import {
  type Exchange,
  isKnown,
  notModified,
  problem,
  type Reply,
  reply,
  type Step,
} from "../http/exchange.ts";
import { TooBusyError } from "../limiter.ts";
import { createDownload } from "./download.ts";
import { type FetchLimits, isPicture, type StreamLimits } from "./fetch-source.ts";
import { createImageCache, hashName } from "./image-cache.ts";
import {
  findFiles,
  outputFormat,
  readImageRequest,
  readVariant,
  type Variant,
} from "./image-request.ts";
import type { ImageWorker } from "./image-worker.ts";
import { createPrewarm } from "./prewarm.ts";
import { createSiteImages } from "./site-images.ts";
import { createSourceImages, type SourceImage, type SourceImages } from "./source-images.ts";
import { createVariants, type Variants, variantKey } from "./variants.ts";

export type ImagesOptions = {
  client: Client;
  dataDir: string;
  log: Log;
  school: string;
  limits?: Partial<FetchLimits & StreamLimits>;
  worker: ImageWorker;
  /** Whether photographs of the CMS carry the mark that prohibits data mining. */
  prohibitsMining: () => boolean;
  /** Whether the CMS has been silent for so long that its cached pictures are hidden (R78). */
  isCmsSilent: () => boolean;
  /** The maximum of CMS images to prewarm. */
  prewarm?: number;
  /** Milliseconds; only differences count. */
  now?: () => number;
};

const VARY = "Accept, Save-Data";
/** The site's own images change only with a release; their names contain no hash. */
const OWN_CACHING = "public, max-age=2592000, stale-while-revalidate=31536000";
/** Browsers revalidate at each visit: an unpublished image disappears within 15 seconds (decision 017). */
const CMS_CACHING = "no-cache";
const getCaching = ({ isOwn }: SourceImage) => (isOwn ? OWN_CACHING : CMS_CACHING);

/**
 * Serves images and files under /api/image/… and the public details of a photo under /photo-details/….
 * An image with any name is rendered again without its metadata; PDF documents open in the browser, every
 * other file is an attachment.
 */
export async function createImages(options: ImagesOptions) {
  const { client, dataDir, log, school, limits, worker, now } = options;
  const { prohibitsMining, isCmsSilent } = options;
  const cache = await createImageCache({ folder: join(dataDir, "images"), log });
  const logOnce = createLogOnce(log);
  const siteImages = createSiteImages(school);
  const sources = createSourceImages({
    ...{ client, cache, logOnce, limits, now, prohibitsMining, isCmsSilent },
  });
  const variants = createVariants(cache, worker, logOnce);
  const download = createDownload(client, limits);

  const find = async (name: string): Promise<SourceImage> =>
    (await siteImages.find(name)) ?? sources.find(name);

  /** The status is for programs, the placeholder for people: browsers show it whatever the status. */
  function placeholderFor({ name, digest, kind, isLarge }: SourceImage): Reply {
    logOnce(`${name} ${digest}`, { name, kind, isLarge }, "A file is not a usable image");
    return reply(isPicture(kind) ? 422 : 415, PLACEHOLDER.headers, PLACEHOLDER.svg);
  }

  async function replyWithImage(exchange: Exchange, source: SourceImage, variant: Variant) {
    const { isOwn, kind, isLarge } = source;
    if (!isPicture(kind)) {
      const file = variant === "whole" && (await download(exchange, source, getCaching(source)));
      return file || placeholderFor(source);
    }
    if (isLarge) return placeholderFor(source);
    const headers = {
      etag: `"${variantKey(source, variant)}"`,
      "cache-control": getCaching(source),
      ...(variant === "whole" ? {} : { vary: VARY }),
      // Any photo of the CMS may show a pupil.
      ...(isOwn ? {} : { "x-robots-tag": "noindex, noimageindex" }),
    };
    if (isKnown(exchange.request, headers.etag)) return notModified(headers);
    const bytes = await variants.get(source, variant);
    if (!bytes) return reply(422, PLACEHOLDER.headers, PLACEHOLDER.svg);
    const type = `image/${outputFormat(kind, variant)}`;
    return reply(200, { ...headers, "content-type": type }, bytes);
  }

  const step: Step = async (exchange) => {
    const request = readImageRequest(exchange.path);
    if (!request) return undefined;
    if (request.call === "refused") return problem(request.status, request.detail);
    const variant = readVariant(exchange.url.searchParams, exchange.request.headers);
    if (!variant) return problem(400, "This width is not available.");
    try {
      const source = await find(request.name);
      if (request.call === "details") return await replyWithDetails(exchange, source, variants);
      return await replyWithImage(exchange, source, variant);
    } catch (error) {
      if (error instanceof TooBusyError) return toBusy(error);
      if (error instanceof ContentApiError) return toFailure(error);
      throw error;
    }
  };

  const { names: own } = siteImages;
  const max = options.prewarm ?? 0;
  const prewarm = createPrewarm({ find, variants, cache, log, own, max });
  return { step, prune: createPrune(sources, own), prewarm };
}

/** Removes every cached file of the CMS that no record names. Also without a change: a visitor may have requested another image since. */
function createPrune(sources: SourceImages, own: readonly string[]) {
  let used = { version: -1, names: new Set<string>() };
  return (records: Iterable<unknown>, version: number): void => {
    if (used.version !== version) {
      const names = [...own, ...[...records].flatMap(findFiles)];
      used = { version, names: new Set(names.map(hashName)) };
    }
    sources.prune(used.names);
  };
}

async function replyWithDetails(exchange: Exchange, source: SourceImage, variants: Variants) {
  const { name, digest, kind, isLarge } = source;
  const etag = `"${digest.slice(0, 32)}-details"`;
  const headers = { etag, "cache-control": getCaching(source) };
  if (isKnown(exchange.request, headers.etag)) return notModified(headers);
  const json = isPicture(kind) && !isLarge && (await variants.get(source, "details"));
  if (!json) return problem(415, "This file is not a readable photo.");
  // The same file may be known under two names.
  const details = { fileName: name.split("/").at(-1), ...JSON.parse(json.toString()) };
  const type = { "content-type": "application/json", "x-robots-tag": "noindex" };
  return reply(200, { ...headers, ...type }, JSON.stringify(details));
}

function toBusy({ retryAfter }: TooBusyError): Reply {
  const detail = "Too many images were requested at once. Please try again in a few seconds.";
  return problem(503, detail, { "retry-after": retryAfter });
}

/** Nothing is cached and the CMS gave nothing: its status goes on unchanged (R64). */
function toFailure(error: ContentApiError): Reply {
  if (error instanceof NotFoundError) return problem(404, "This picture does not exist.");
  const ownStatus = error instanceof TimeoutError ? 504 : 502;
  const isRejected = error instanceof BadStatusError && error.status >= 400;
  const status = isRejected ? error.status : ownStatus;
  return problem(status, "The image is not available right now.");
}

/** A drawing of hills in grey and green, sent in the place of an image that cannot be shown; scales to any width. */
const PLACEHOLDER = {
  headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=60" },
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="960" height="640"><path fill="#ced6cc" d="M0 0h480v320H0z"/><path fill="#b0bdb2" d="M0 150q60-40 120-10t130-20 110 10 120-20v210H0z"/><path fill="#8d9e92" d="M0 190q50 25 110-10t120 15 130-20 120 15v130H0z"/><path fill="#687d71" d="M0 250q70-35 140-5t140-20 200 10v85H0z"/></svg>`,
};
