import { readFile } from "node:fs/promises";
import { type Client, ContentApiError } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import { LRUCache } from "lru-cache";
import { type Content, findContent } from "../../content/content.ts";
import type { Log } from "../../content/log.ts";
import { href } from "../../model/pages/addresses.ts";
import { findCard, previewPath, readCardAddress } from "../../model/seo/record-card.ts";
import { getTexts } from "../../model/texts/create-translate.ts";
import { drawCardEmblem } from "../emblem/emblem-files.ts";
import type { SchoolEmblem } from "../emblem/school-emblem.ts";
import {
  type Exchange,
  isKnown,
  notModified,
  problem,
  type Reply,
  reply,
  type Step,
  toEtag,
} from "../http/exchange.ts";
import { fetchSource } from "../images/fetch-source.ts";
import type { ImageWorker } from "../images/image-worker.ts";
import { siteImageFile } from "../images/site-images.ts";
import { UnusableImageError } from "../images/unusable-image-error.ts";
import { createLimiter, TooBusyError } from "../limiter.ts";
import type { RateLimiter } from "../visitors/rate-limiter.ts";
import { toDrawableText } from "./drawable-text.ts";
import { type Drawing, findPageDrawing, toRecordDrawing } from "./drawing.ts";

export type CardsOptions = {
  content: Content;
  client: Client;
  log: Log;
  rateLimiter: RateLimiter;
  worker: Pick<ImageWorker, "paintCard">;
  emblem: SchoolEmblem;
};

const ONE_PHOTO = { maxBytes: 25 * 1024 * 1024, timeLimitMs: 5_000 };
/** Some 60 KB each. */
const MAX_CACHED = 100;

/** Serves /og/…: the preview images (Open Graph) of pages, events, news items and albums. */
export function createCards(options: CardsOptions): Step {
  const { content, client, worker, log, rateLimiter, emblem } = options;
  const painted = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });
  const limit = createLimiter(1, 40);
  // A removed record's card is deleted, although no page links to it.
  content.onChange(() => painted.clear());

  async function findDrawing({
    school,
    path,
    language,
  }: Exchange): Promise<Drawing | "missing" | undefined> {
    const wanted = readCardAddress(path);
    if (!wanted) return findPageDrawing(school, path);
    const card = await findCard(findContent(content, language) ?? content, wanted);
    if (card === "missing") return "missing";
    const list = href(wanted.kind === "albums" ? "gallery" : wanted.kind);
    const drawing = findPageDrawing(school, previewPath(list));
    // The card of the list, if the record is unknown or its title is in a script that the fonts lack.
    const isDrawable = card !== "unknown" && toDrawableText(card.title) !== "";
    return isDrawable && drawing ? toRecordDrawing(card, drawing, getTexts(school)) : drawing;
  }

  async function readBackground({ picture, photo }: Drawing): Promise<Buffer> {
    if (!photo) return readFile(siteImageFile(picture));
    const fetched = await fetchSource(client, photo, "", ONE_PHOTO);
    if (fetched?.bytes) return fetched.bytes;
    throw new UnusableImageError("the chosen photograph is too large");
  }

  function paint(key: string, drawing: Drawing, school: School): Promise<Buffer> {
    const known = painted.get(key);
    if (known) return known;
    const name = toDrawableText(school.identity.name);
    const made = limit(async () =>
      worker.paintCard(await readBackground(drawing), {
        title: toDrawableText(drawing.title) || name,
        line: toDrawableText(drawing.line),
        school: name,
        emblem: await drawCardEmblem(emblem, school),
        prohibitsMining: drawing.photo !== "" && school.privacy.blocksAiTraining,
      }),
    );
    painted.set(key, made);
    made.catch(() => painted.delete(key));
    return made;
  }

  async function replyWithCard(exchange: Exchange, drawing: Drawing): Promise<Reply> {
    const { school, path } = exchange;
    const { identity, brand, privacy } = school;
    const key = JSON.stringify([drawing, identity.name, brand.emblem, privacy.blocksAiTraining]);
    const etag = toEtag(key);
    const headers = { "content-type": "image/jpeg", "cache-control": "no-cache", etag };
    if (isKnown(exchange.request, etag)) return notModified(headers);
    const wait = painted.has(key) ? 0 : rateLimiter.take(exchange.request);
    if (wait > 0) return toBusy(wait);
    try {
      return reply(200, headers, await paint(key, drawing, school));
    } catch (error) {
      if (error instanceof TooBusyError) return toBusy(error.retryAfter);
      if (!(error instanceof UnusableImageError || error instanceof ContentApiError)) throw error;
      log.error({ path, problem: error.message }, "A card for shared links could not be rendered");
      return drawing.photo ? replyWithCard(exchange, { ...drawing, photo: "" }) : toBusy(60);
    }
  }

  return async (exchange) => {
    if (!exchange.path.startsWith("/og/")) return undefined;
    const drawing = await findDrawing(exchange);
    if (drawing === "missing") return problem(404, "This picture does not exist.");
    return drawing && replyWithCard(exchange, drawing);
  };
}

const toBusy = (wait: number): Reply =>
  problem(429, "Too many images were requested. Please try again later.", {
    "retry-after": wait,
  });
