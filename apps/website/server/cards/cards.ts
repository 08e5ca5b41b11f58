import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Client, ContentApiError } from "@manor/content-api";
import {
  cardKinds,
  cardVersion,
  findCard,
  href,
  longDay,
  photoOnCard,
  previewPath,
  type RecordCard,
  readCardAddress,
  type School,
} from "../../app/for-server.ts";
import type { Content } from "../../content/content.ts";
import type { Log } from "../../content/log.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { emblemOnCard } from "../emblem/card-emblem.ts";
import type { OwnEmblem } from "../emblem/own-emblem.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { isKnown, send, sendNotModified, sendProblem } from "../http/send.ts";
import { fetchSource } from "../images/fetch-source.ts";
import { createImageCache } from "../images/image-cache.ts";
import type { ImageWorker } from "../images/image-worker.ts";
import { createLimiter, TooBusyError } from "../images/limiter.ts";
import { createPrune } from "../images/prune.ts";
import { UnusableImageError } from "../images/render-image.ts";
import { siteImageFile } from "../images/site-images.ts";
import type { WorkAllowance } from "../visitors/work-allowance.ts";
import { cardWords } from "./card-words.ts";
import { sceneOf } from "./scenes.ts";

export type CardsOptions = {
  content: Pick<Content, "list" | "album">;
  client: Client;
  worker: ImageWorker;
  /** Cards are kept in `cards/` below it. */
  dataDir: string;
  log: Log;
  allowance: WorkAllowance;
  emblem: OwnEmblem;
};

export type Cards = {
  step: Step;
  /** Removes every cached card whose words none of these records has any more. */
  prune: (records: Iterable<unknown>, revision: number) => void;
};

const ONE_PHOTO = { maxBytes: 25 * 1024 * 1024, timeLimitMs: 5_000 };
/** About a thousand of them. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Answers /og/events/…, /og/news/… and /og/albums/… with the picture that a shared link to that record shows. */
export async function createCards(options: CardsOptions): Promise<Cards> {
  const { content, client, worker, dataDir, log, allowance, emblem } = options;
  const folder = join(dataDir, "cards");
  const store = await createImageCache({ folder, log, maxBytes: MOST_BYTES });
  const flight = createSingleFlight<Buffer>();
  const limit = createLimiter(1, 40);

  /** One of our own pictures; a photograph only where the office chose it. */
  async function groundOf({ kind, day, photo }: RecordCard): Promise<Buffer> {
    if (!photo) return readFile(siteImageFile(sceneOf(kind, day)));
    const fetched = await fetchSource(client, photo, "", ONE_PHOTO);
    if (fetched?.bytes) return fetched.bytes;
    throw new UnusableImageError("the photograph that was chosen is too large");
  }

  async function paint(card: RecordCard, school: School): Promise<Buffer> {
    const { kind, day } = card;
    const picture = await groundOf(card);
    const made = await worker.paintCard(picture, {
      title: cardWords(card.title),
      line: [cardKinds[kind], longDay(day)].filter((part) => part !== "").join(" · "),
      school: school.identity.name,
      emblem: await emblemOnCard(emblem, school),
    });
    store.write(keyOf(card, school), made);
    return made;
  }

  async function answer(exchange: Exchange, card: RecordCard): Promise<true> {
    // Its title is in a script that our fonts do not have.
    if (cardWords(card.title) === "") return sendListCard(exchange, card);
    const { school } = exchange;
    const etag = `"${card.kind}-${cardVersion(card)}-${hash("sha256", signOf(school)).slice(0, 8)}"`;
    const headers = { "content-type": "image/jpeg", "cache-control": "no-cache", etag };
    if (isKnown(exchange, etag)) return sendNotModified(exchange, headers);
    const kept = await store.read(keyOf(card, school));
    if (kept) return send(exchange, 200, headers, kept);
    if (allowance.take(exchange.request) > 0) return sendListCard(exchange, card);
    try {
      const made = await flight(etag, () => limit(() => paint(card, school)));
      return send(exchange, 200, headers, made);
    } catch (error) {
      if (error instanceof UnusableImageError)
        log.error(
          { id: card.id, problem: error.message },
          "A card for shared links was not painted",
        );
      else if (!(error instanceof TooBusyError || error instanceof ContentApiError)) throw error;
      return sendListCard(exchange, card);
    }
  }

  const step: Step = async (exchange) => {
    const wanted = isRead(exchange) ? readCardAddress(exchange.path) : undefined;
    if (!wanted) return false;
    const card = await findCard(content, wanted);
    if (card === "unknown") return sendListCard(exchange, wanted);
    if (card === "missing") return sendProblem(exchange, 404, "There is no such picture.");
    return answer(exchange, card);
  };
  return { step, prune: createPrune(store, ownersIn) };
}

/** Who follows a link sees a picture in any case: that of the list which the record belongs to. */
function sendListCard(exchange: Exchange, { kind }: Pick<RecordCard, "kind">): true {
  const list = href(kind === "albums" ? "gallery" : kind);
  return send(exchange, 302, { location: previewPath(list), "cache-control": "no-store" });
}

/** The words own the card: a title that was changed or withdrawn leaves the disk. */
const ownerOfCard = (words: Pick<RecordCard, "title" | "day" | "photo">) =>
  `card ${cardVersion(words)}`;

/** What of the school stands on every card. */
const signOf = ({ identity, brand }: School): string =>
  brand.emblem ? `${identity.name} ${brand.emblem}` : identity.name;

const keyOf = (card: RecordCard, school: School) => ({
  owner: ownerOfCard(card),
  part: `${card.kind} of ${signOf(school)}`,
});

function ownersIn(record: unknown): string[] {
  const { title, fromDate, date, cardPhoto, images, attachments }: Record<string, unknown> =
    Object(record);
  if (typeof title !== "string") return [];
  const day = fromDate ?? date;
  return [
    ownerOfCard({
      title: title.trim(),
      day: typeof day === "string" ? day : "",
      photo: photoOnCard(cardPhoto, images ?? attachments),
    }),
  ];
}
