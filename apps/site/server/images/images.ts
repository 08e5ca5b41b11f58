import { join } from "node:path";
import { type Client, ContentHostError } from "@manor/contract";
import type { Log } from "../../content/log.ts";
import type { Exchange, Step } from "../http/exchange.ts";
import { isKnown, send, sendNotModified, sendProblem } from "../http/send.ts";
import { type Ahead, createAhead } from "./ahead.ts";
import * as answer from "./answers.ts";
import { type CachedDetails, createCachedDetails } from "./cached-details.ts";
import { downloadHeaders, mayDownload } from "./download.ts";
import type { FetchLimits } from "./fetch-original.ts";
import { isPicture } from "./file-kind.ts";
import { type ImageAddress, readImageAddress } from "./image-address.ts";
import { TooBusyError } from "./limiter.ts";
import { createLogOnce } from "./log-once.ts";
import { type Finding, type Original, OWN_PICTURES } from "./original.ts";
import { createOriginals } from "./originals.ts";
import { outputFormat } from "./output-format.ts";
import { createPictureStore } from "./picture-store.ts";
import { createPictureWorker, type PictureWorker } from "./picture-worker.ts";
import { createStandIns } from "./stand-ins.ts";
import { createStaticPictures } from "./static-pictures.ts";
import { createStreamFile, type StreamLimits } from "./stream-file.ts";
import { createSweep } from "./sweep.ts";
import { createVariants, variantKey } from "./variants.ts";
import { readVariant, type Variant } from "./wanted-variant.ts";

export type ImagesOptions = {
  client: Client;
  /** Pictures are kept in `images/` below it. */
  dataDir: string;
  log: Log;
  school: string;
  limits?: Partial<FetchLimits & StreamLimits>;
  worker?: PictureWorker | undefined;
  /** How many pictures of the office are made before anybody asks for them. */
  ahead?: number;
  /** Milliseconds; only differences count. */
  now?: () => number;
};

export type Images = {
  step: Step;
  /** Lets go of every kept file of the office that none of these records names. */
  sweep: (kept: Iterable<unknown>, revision: number) => Promise<void>;
  /** Makes the pictures that these records name. */
  ahead: Ahead;
};

/** A long film of a sports day, as a phone takes it. */
const MOST_STREAMED_BYTES = 2 * 1024 ** 3;

/**
 * Answers /api/image/… with pictures and files, and /photo-details/… with what may be known of a photo.
 * A picture, whatever it is called, is made anew without its hidden data; PDF documents open in the browser, every
 * other file is only ever saved.
 */
export async function createImages(options: ImagesOptions): Promise<Images> {
  const { client, dataDir, log, school, limits, now, worker = createPictureWorker() } = options;
  const store = await createPictureStore({ folder: join(dataDir, "images"), log });
  const logOnce = createLogOnce(log);
  const sitePictures = createStaticPictures(school);
  const variants = createVariants(store, worker, logOnce);
  const details = createCachedDetails(store, worker);
  const { standIn, refuse } = createStandIns(logOnce);
  const originals = createOriginals({ client, store, logOnce, limits, now });
  const streamed = { maxStreamedBytes: MOST_STREAMED_BYTES, timeLimitMs: 5_000, ...limits };
  const streamFile = createStreamFile(client, streamed);

  async function find(name: string): Promise<Finding> {
    const own = await sitePictures.find(name);
    return own ? { state: "found", original: own } : originals.find(name);
  }

  async function answerImage(exchange: Exchange, original: Original, variant: Variant) {
    const { owner, digest, kind, isLarge, cacheControl } = original;
    if (!isPicture(kind)) return answerFile(exchange, original, variant);
    if (isLarge) return refuse(exchange, original, variant);
    const headers = {
      etag: `"${variantKey(digest, variant)}"`,
      "cache-control": cacheControl,
      ...(variant === "whole" ? {} : { vary: answer.VARY }),
      // Any photograph of the office may show a pupil.
      ...(owner === OWN_PICTURES ? {} : { "x-robots-tag": "noindex, noimageindex" }),
    };
    if (isKnown(exchange, headers.etag)) return sendNotModified(exchange, headers);
    const bytes = await variants.get(original, kind, variant);
    if (!bytes) return standIn(exchange, 422, variant);
    return answer.sendPicture(exchange, headers, outputFormat(kind, variant), bytes);
  }

  async function answerFile(exchange: Exchange, original: Original, variant: Variant) {
    const { name, digest, kind, type, isLarge, hasVersion, cacheControl } = original;
    const isPdf = kind === "pdf";
    const mayLeave = isPdf || (kind === "other" && mayDownload(name));
    if (variant !== "whole" || !mayLeave) return refuse(exchange, original, variant);
    const headers = {
      ...(isPdf ? OPENED_PDF : downloadHeaders(name, type)),
      "cache-control": cacheControl,
      ...(hasVersion && { etag: `"${digest}"` }),
    };
    if (isKnown(exchange, headers.etag)) return sendNotModified(exchange, headers);
    if (isLarge) return streamFile(exchange, original, headers);
    return send(exchange, 200, { ...headers, "accept-ranges": "bytes" }, await original.read());
  }

  async function answerAddress(exchange: Exchange, { call, name }: Found) {
    const variant = readVariant(exchange.url.searchParams, exchange.request.headers);
    if (!variant) return sendProblem(exchange, 400, "Pictures come in the listed widths only.");
    const finding = await find(name);
    if (finding.state === "failed") return answer.sendHostFailure(exchange, finding.error);
    if (call === "details") return answerDetails(exchange, finding.original, details);
    return answerImage(exchange, finding.original, variant);
  }

  const step: Step = async (exchange) => {
    const address = readImageAddress(exchange.path);
    if (!address) return false;
    if (address.call === "refused") return sendProblem(exchange, address.status, address.detail);
    try {
      return await answerAddress(exchange, address);
    } catch (error) {
      if (error instanceof TooBusyError) return answer.sendBusy(exchange, error);
      if (error instanceof ContentHostError) return answer.sendHostFailure(exchange, error);
      throw error;
    }
  };
  const { names: own } = sitePictures;
  const ahead = createAhead({ find, variants, store, log, own, most: options.ahead ?? 0 });
  return { step, sweep: createSweep(originals), ahead };
}

async function answerDetails(exchange: Exchange, original: Original, details: CachedDetails) {
  const { digest, kind, isLarge, cacheControl } = original;
  if (!isPicture(kind) || isLarge)
    return sendProblem(exchange, 415, "This file is not a photo that can be read.");
  const headers = { etag: `"${digest.slice(0, 32)}-details"`, "cache-control": cacheControl };
  if (isKnown(exchange, headers.etag)) return sendNotModified(exchange, headers);
  return answer.sendDetails(exchange, headers, await details.get(original));
}

type Found = Exclude<ImageAddress, { call: "refused" }>;

/** A fixed name: what the office called the document stays with the office. */
const OPENED_PDF = {
  "content-type": "application/pdf",
  "content-disposition": 'inline; filename="document.pdf"',
};
