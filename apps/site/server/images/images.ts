import { join } from "node:path";
import { type Client, ContentHostError } from "@manor/contract";
import type { Log } from "../../content/log.ts";
import { type Exchange, isRead, type Step, sendProblem } from "../exchange.ts";
import * as answer from "./answers.ts";
import type { FetchLimits } from "./fetch-original.ts";
import { isPicture } from "./file-kind.ts";
import { type ImageAddress, readImageAddress } from "./image-address.ts";
import { createKeptDetails } from "./kept-details.ts";
import { createLogOnce } from "./log-once.ts";
import type { Finding, Original } from "./original.ts";
import { createOriginals } from "./originals.ts";
import { outputFormat } from "./output-format.ts";
import { createPictureStore } from "./picture-store.ts";
import { createPlaceholders } from "./placeholder.ts";
import { createStaticMasters } from "./static-masters.ts";
import { TooBusyError } from "./turns.ts";
import { createVariants, variantKey } from "./variants.ts";
import { readVariant, type Variant } from "./wanted-variant.ts";
import { createWorkshop, type Workshop } from "./workshop.ts";

export type ImagesOptions = {
  client: Client;
  /** Pictures are kept in `images/` below it. */
  dataDir: string;
  log: Log;
  school: string;
  limits?: Partial<FetchLimits>;
  workshop?: Workshop;
  /** Milliseconds; only differences count. */
  now?: () => number;
};

/**
 * Answers /api/image/… with pictures and documents, and /photo-details/… with what may be known of a photo.
 * Nothing that a visitor or the content host sends is passed on as it is, but for PDF documents.
 */
export async function createImages(options: ImagesOptions): Promise<Step> {
  const { client, dataDir, log, school, limits, now, workshop = createWorkshop() } = options;
  const store = await createPictureStore({ folder: join(dataDir, "images"), log });
  const logOnce = createLogOnce(log);
  const masters = createStaticMasters(school);
  const variants = createVariants(store, workshop, logOnce);
  const details = createKeptDetails(store, workshop);
  const placeholder = createPlaceholders();
  const onForget = (digest: string) => {
    variants.forget(digest);
    details.forget(digest);
  };
  const originals = createOriginals({ client, store, logOnce, onForget, limits, now });

  async function find(name: string): Promise<Finding> {
    const own = await masters.find(name);
    return own ? { state: "found", original: own } : originals.find(name);
  }

  async function answerImage(exchange: Exchange, original: Original, variant: Variant) {
    const { digest, kind, cacheControl } = original;
    if (kind === "pdf" && variant === "whole") {
      const headers = { etag: `"${digest}"`, "cache-control": cacheControl };
      if (answer.isCurrent(exchange, headers.etag))
        return answer.sendNotModified(exchange, headers);
      return answer.sendDocument(exchange, headers, await original.read());
    }
    if (!isPicture(kind)) return refuse(exchange, original, variant);
    const headers = {
      etag: `"${variantKey(digest, variant)}"`,
      "cache-control": cacheControl,
      ...(variant === "whole" ? {} : { vary: answer.VARY }),
    };
    if (answer.isCurrent(exchange, headers.etag)) return answer.sendNotModified(exchange, headers);
    const bytes = await variants.get(original, kind, variant);
    if (!bytes) return standIn(exchange, 422, variant);
    return answer.sendPicture(exchange, headers, outputFormat(kind, variant), bytes);
  }

  function refuse(exchange: Exchange, { name, digest, kind }: Original, variant: Variant) {
    logOnce(`${name} ${digest}`, { name, kind }, "A file is no picture that can be shown");
    return standIn(exchange, kind === "oversized" ? 422 : 415, variant);
  }

  async function standIn(exchange: Exchange, status: 415 | 422, variant: Variant) {
    if (variant === "whole")
      return answer.sendPlaceholder(exchange, status, await placeholder(960, "jpeg"));
    const format = variant.format === "jpeg" ? "jpeg" : "webp";
    return answer.sendPlaceholder(exchange, status, await placeholder(variant.width, format));
  }

  async function answerDetails(exchange: Exchange, original: Original) {
    const { digest, kind, cacheControl } = original;
    if (!isPicture(kind)) return sendProblem(exchange, 415, "This file is not a photo.");
    const headers = { etag: `"${digest.slice(0, 32)}-details"`, "cache-control": cacheControl };
    if (answer.isCurrent(exchange, headers.etag)) return answer.sendNotModified(exchange, headers);
    return answer.sendDetails(exchange, headers, await details.get(original));
  }

  async function answerAddress(exchange: Exchange, { call, name }: Found) {
    const variant = readVariant(exchange.url.searchParams, exchange.request.headers);
    if (!variant) return sendProblem(exchange, 400, "Pictures come in the listed widths only.");
    const finding = await find(name);
    if (finding.state === "failed") return answer.sendHostFailure(exchange, finding.error);
    if (call === "details") return answerDetails(exchange, finding.original);
    return answerImage(exchange, finding.original, variant);
  }

  return async (exchange) => {
    const address = readImageAddress(exchange.path);
    if (!address) return false;
    if (!isRead(exchange)) {
      return sendProblem(exchange, 405, "Pictures can only be read.", { allow: "GET, HEAD" });
    }
    if (address.call === "refused") return sendProblem(exchange, address.status, address.detail);
    try {
      return await answerAddress(exchange, address);
    } catch (error) {
      if (error instanceof TooBusyError) return answer.sendBusy(exchange, error);
      if (error instanceof ContentHostError) return answer.sendHostFailure(exchange, error);
      throw error;
    }
  };
}

type Found = Exclude<ImageAddress, { call: "refused" }>;
