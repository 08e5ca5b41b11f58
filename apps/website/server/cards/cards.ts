import { readFile } from "node:fs/promises";
import { type Client, ContentApiError } from "@manor/content-api";
import { LRUCache } from "lru-cache";
import {
  cardKinds,
  findCard,
  href,
  longDay,
  previewPath,
  type RecordCard,
  readCardAddress,
  type School,
} from "../../app/for-server.ts";
import type { Content } from "../../content/content.ts";
import type { Log } from "../../content/log.ts";
import { createCardEmblem } from "../emblem/card-emblem.ts";
import type { SchoolEmblem } from "../emblem/school-emblem.ts";
import type { Exchange, Step } from "../http/exchange.ts";
import { createEtag, isKnown, send, sendNotModified, sendProblem } from "../http/send.ts";
import { fetchSource } from "../images/fetch-source.ts";
import type { ImageWorker } from "../images/image-worker.ts";
import { createLimiter, TooBusyError } from "../images/limiter.ts";
import { UnusableImageError } from "../images/render-image.ts";
import { siteImageFile } from "../images/site-images.ts";
import type { RateLimiter } from "../visitors/rate-limiter.ts";
import { toDrawableText } from "./drawable-text.ts";
import { findCustomPageCard } from "./page-card.ts";
import { getSeasonPicture } from "./season-pictures.ts";

export type CardsOptions = {
  content: Pick<Content, "list" | "album" | "onChange">;
  client: Client;
  worker: Pick<ImageWorker, "paintCard">;
  log: Log;
  rateLimiter: RateLimiter;
  emblem: SchoolEmblem;
};

/** The content of a card; a photograph only if an editor chose it. */
type Drawing = { title: string; line: string; picture: string; photo?: string };
/** Sends another response when the card cannot be drawn. Seconds. */
type Fallback = (retryAfter: number) => true;

const ONE_PHOTO = { maxBytes: 25 * 1024 * 1024, timeLimitMs: 5_000 };
/** Some 60 KB each. */
const MAX_CACHED = 100;

/**
 * Serves /og/…: the preview images (Open Graph) of events, news items and albums, and of pages whose card differs from
 * the bundled one.
 */
export function createCards(options: CardsOptions): Step {
  const { content, client, worker, log, rateLimiter, emblem } = options;
  const painted = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });
  const limit = createLimiter(1, 40);
  // A removed record's card is deleted, although no page links to it.
  content.onChange(() => painted.clear());

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
        emblem: await createCardEmblem(emblem, school),
      }),
    );
    painted.set(key, made);
    made.catch(() => painted.delete(key));
    return made;
  }

  async function sendCard(exchange: Exchange, drawing: Drawing, fallback: Fallback): Promise<true> {
    const { school, path } = exchange;
    const key = JSON.stringify([drawing, school.identity.name, school.brand.emblem]);
    const headers = {
      "content-type": "image/jpeg",
      "cache-control": "no-cache",
      etag: createEtag(key),
    };
    if (isKnown(exchange, headers.etag)) return sendNotModified(exchange, headers);
    const wait = painted.has(key) ? 0 : rateLimiter.take(exchange.request);
    if (wait > 0) return fallback(wait);
    try {
      return send(exchange, 200, headers, await paint(key, drawing, school));
    } catch (error) {
      if (error instanceof UnusableImageError)
        log.error(
          { path, problem: error.message },
          "A card for shared links could not be rendered",
        );
      else if (!(error instanceof TooBusyError || error instanceof ContentApiError)) throw error;
      return fallback(error instanceof TooBusyError ? error.retryAfter : 60);
    }
  }

  return async (exchange) => {
    const wanted = readCardAddress(exchange.path);
    if (!wanted) {
      const card = findCustomPageCard(exchange.school, exchange.path);
      return card ? sendCard(exchange, card, (wait) => sendBusy(exchange, wait)) : false;
    }
    const card = await findCard(content, wanted);
    if (card === "missing") return sendProblem(exchange, 404, "This picture does not exist.");
    const fallback = () => sendListCard(exchange, wanted);
    // The record is unknown, or its title is in a script that the fonts lack.
    if (card === "unknown" || toDrawableText(card.title) === "") return fallback();
    return sendCard(exchange, toDrawing(card), fallback);
  };
}

const toDrawing = ({ kind, title, day, photo }: RecordCard): Drawing => ({
  title,
  line: [cardKinds[kind], longDay(day)].filter((part) => part !== "").join(" · "),
  picture: getSeasonPicture(kind, day),
  photo,
});

const sendBusy = (exchange: Exchange, wait: number): true =>
  sendProblem(exchange, 429, "Too many images were requested. Please try again later.", {
    "retry-after": wait,
  });

/** Redirects to the card of the record's list. */
function sendListCard(exchange: Exchange, { kind }: Pick<RecordCard, "kind">): true {
  const list = href(kind === "albums" ? "gallery" : kind);
  return send(exchange, 302, { location: previewPath(list), "cache-control": "no-store" });
}
