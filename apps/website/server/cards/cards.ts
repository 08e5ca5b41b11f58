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
import { emblemOnCard } from "../emblem/card-emblem.ts";
import type { OwnEmblem } from "../emblem/own-emblem.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { isKnown, send, sendNotModified, sendProblem } from "../http/send.ts";
import { tagOf } from "../http/tag-of.ts";
import { fetchSource } from "../images/fetch-source.ts";
import type { ImageWorker } from "../images/image-worker.ts";
import { createLimiter, TooBusyError } from "../images/limiter.ts";
import { UnusableImageError } from "../images/render-image.ts";
import { siteImageFile } from "../images/site-images.ts";
import type { WorkAllowance } from "../visitors/work-allowance.ts";
import { cardWords } from "./card-words.ts";
import { ownPageCard } from "./page-card.ts";
import { sceneOf } from "./scenes.ts";

export type CardsOptions = {
  content: Pick<Content, "list" | "album" | "onChange">;
  client: Client;
  worker: Pick<ImageWorker, "paintCard">;
  log: Log;
  allowance: Pick<WorkAllowance, "take">;
  emblem: OwnEmblem;
};

/** All that a card is drawn from; a photograph only where the office chose it. */
type Drawing = { title: string; line: string; picture: string; photo?: string };
/** What is sent where a card cannot be drawn now, after so many seconds or for good. */
type Instead = (retryAfter: number) => true;

const ONE_PHOTO = { maxBytes: 25 * 1024 * 1024, timeLimitMs: 5_000 };
/** Some 60 KB each. */
const MOST_KEPT = 100;

/**
 * Answers /og/… with the picture that a shared link shows: that of an event, a news item or an album, and that of a
 * page where it would not be word for word the one that comes with the site.
 */
export function createCards(options: CardsOptions): Step {
  const { content, client, worker, log, allowance, emblem } = options;
  const painted = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  const limit = createLimiter(1, 40);
  // A removed record's card is deleted, although no page links to it.
  content.onChange(() => painted.clear());

  async function groundOf({ picture, photo }: Drawing): Promise<Buffer> {
    if (!photo) return readFile(siteImageFile(picture));
    const fetched = await fetchSource(client, photo, "", ONE_PHOTO);
    if (fetched?.bytes) return fetched.bytes;
    throw new UnusableImageError("the photograph that was chosen is too large");
  }

  function paint(key: string, drawing: Drawing, school: School): Promise<Buffer> {
    const known = painted.get(key);
    if (known) return known;
    const name = cardWords(school.identity.name);
    const made = limit(async () =>
      worker.paintCard(await groundOf(drawing), {
        title: cardWords(drawing.title) || name,
        line: cardWords(drawing.line),
        school: name,
        emblem: await emblemOnCard(emblem, school),
      }),
    );
    painted.set(key, made);
    made.catch(() => painted.delete(key));
    return made;
  }

  async function answer(exchange: Exchange, drawing: Drawing, instead: Instead): Promise<true> {
    const { school, path } = exchange;
    const key = JSON.stringify([drawing, school.identity.name, school.brand.emblem]);
    const headers = { "content-type": "image/jpeg", "cache-control": "no-cache", etag: tagOf(key) };
    if (isKnown(exchange, headers.etag)) return sendNotModified(exchange, headers);
    const wait = painted.has(key) ? 0 : allowance.take(exchange.request);
    if (wait > 0) return instead(wait);
    try {
      return send(exchange, 200, headers, await paint(key, drawing, school));
    } catch (error) {
      if (error instanceof UnusableImageError)
        log.error({ path, problem: error.message }, "A card for shared links was not painted");
      else if (!(error instanceof TooBusyError || error instanceof ContentApiError)) throw error;
      return instead(error instanceof TooBusyError ? error.retryAfter : 60);
    }
  }

  return async (exchange) => {
    if (!isRead(exchange) || !exchange.path.startsWith("/og/")) return false;
    const wanted = readCardAddress(exchange.path);
    if (!wanted) {
      const card = ownPageCard(exchange.school, exchange.path);
      return card ? answer(exchange, card, (wait) => sendBusy(exchange, wait)) : false;
    }
    const card = await findCard(content, wanted);
    if (card === "missing") return sendProblem(exchange, 404, "There is no such picture.");
    const instead = () => sendListCard(exchange, wanted);
    // The record is unknown, or its title is in a script that the fonts lack.
    if (card === "unknown" || cardWords(card.title) === "") return instead();
    return answer(exchange, drawingOf(card), instead);
  };
}

const drawingOf = ({ kind, title, day, photo }: RecordCard): Drawing => ({
  title,
  line: [cardKinds[kind], longDay(day)].filter((part) => part !== "").join(" · "),
  picture: sceneOf(kind, day),
  photo,
});

const sendBusy = (exchange: Exchange, wait: number): true =>
  sendProblem(exchange, 429, "Too many images are requested right now.", {
    "retry-after": wait,
  });

/** Who follows a link sees a picture in any case: that of the list which the record belongs to. */
function sendListCard(exchange: Exchange, { kind }: Pick<RecordCard, "kind">): true {
  const list = href(kind === "albums" ? "gallery" : kind);
  return send(exchange, 302, { location: previewPath(list), "cache-control": "no-store" });
}
