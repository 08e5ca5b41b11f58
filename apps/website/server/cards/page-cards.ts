import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import { pagesOf, previewPath, type School, schoolOf } from "../../app/for-server.ts";
import { emblemOnCard } from "../emblem/card-emblem.ts";
import type { OwnEmblem } from "../emblem/own-emblem.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { isKnown, send, sendNotModified, sendProblem } from "../http/send.ts";
import { tagOf } from "../http/tag-of.ts";
import type { ImageWorker } from "../images/image-worker.ts";
import { createLimiter, TooBusyError } from "../images/limiter.ts";
import { siteImageFile } from "../images/site-images.ts";
import type { WorkAllowance } from "../visitors/work-allowance.ts";
import { cardWords } from "./card-words.ts";
import { type PageCard, pageCardOf } from "./page-card-words.ts";

type PageCardsOptions = {
  worker: Pick<ImageWorker, "paintCard">;
  allowance: Pick<WorkAllowance, "take">;
  emblem: OwnEmblem;
};

/** Some 60 KB each; a school has fewer pages than that. */
const MOST_KEPT = 300;
const BUSY = "Too many pictures are painted at this moment.";
const sample = schoolOf({});

/**
 * The cards of shared links to pages, where they would not be word for word those that come with the site: painted
 * when first asked for, with the name of this school.
 */
export function createPageCards({ worker, allowance, emblem }: PageCardsOptions): Step {
  const painted = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  const limit = createLimiter(1, 40);

  function paint(key: string, card: PageCard, school: School): Promise<Buffer> {
    const known = painted.get(key);
    if (known) return known;
    const made = limit(async () => {
      const picture = await readFile(siteImageFile(card.picture));
      const [title, line, name] = [card.title, card.line, school.identity.name].map(cardWords);
      const words = { title: title || name || "", line: line ?? "", school: name ?? "" };
      return worker.paintCard(picture, { ...words, emblem: await emblemOnCard(emblem, school) });
    });
    painted.set(key, made);
    made.catch(() => painted.delete(key));
    return made;
  }

  return async (exchange: Exchange) => {
    const card = isRead(exchange) ? ownCard(exchange) : undefined;
    if (!card) return false;
    const { identity, brand } = exchange.school;
    const key = JSON.stringify([card, identity.name, ...(brand.emblem ? [brand.emblem] : [])]);
    const headers = {
      "content-type": "image/jpeg",
      "cache-control": "no-cache",
      etag: tagOf(key),
    };
    if (isKnown(exchange, headers.etag)) return sendNotModified(exchange, headers);
    if (!painted.has(key) && allowance.take(exchange.request) > 0)
      return sendProblem(exchange, 429, BUSY, { "retry-after": 60 });
    try {
      return await send(exchange, 200, headers, await paint(key, card, exchange.school));
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error;
      return sendProblem(exchange, 503, BUSY, { "retry-after": error.retryAfter });
    }
  };
}

/** The card at that address; nothing where there is none, or where the one that comes with the site says the same. */
function ownCard({ path, school }: Exchange): PageCard | undefined {
  if (!path.startsWith("/og/") || school === sample) return undefined;
  const card = cardAt(school, path);
  const isSame =
    school.identity.name === sample.identity.name &&
    school.brand.emblem === "" &&
    isDeepStrictEqual(card, cardAt(sample, path));
  return isSame ? undefined : card;
}

function cardAt(school: School, path: string): PageCard | undefined {
  const page = pagesOf(school).find((one) => !one.noindex && previewPath(one.path) === path);
  return page && pageCardOf(school, page);
}
