import { hash } from "node:crypto";
import type { ReadResult } from "../../content/cached-response.ts";
import type { Reader } from "../../content/content.ts";
import type { Day } from "../dates/day.ts";
import { eventList, findRecord, newsList } from "../lists/list-records.ts";
import { getPageName, type Page } from "../pages/page.ts";

/** The records that have their own share image, with a label for each kind. */
export const cardKinds = { events: "Event", news: "News", albums: "Photo album" } as const;

export type CardKind = keyof typeof cardKinds;

export type RecordCard = {
  kind: CardKind;
  id: string;
  title: string;
  day: Day;
  /** The photo that the editor chose, or "" for a default picture. */
  photo: string;
};

/** The chosen photo, if the record still has it. */
export const photoOnCard = (chosen: unknown, shown: unknown): string =>
  typeof chosen === "string" && Array.isArray(shown) && shown.includes(chosen) ? chosen : "";

const kindByPageName = new Map<string, CardKind>([
  ["event", "events"],
  ["news-item", "news"],
  ["sub-gallery", "albums"],
  ["sub-fest", "albums"],
]);

export const getCardKind = (page: Page): CardKind | undefined =>
  kindByPageName.get(getPageName(page));

/** Increase it when the layout of the images changes. */
const LAYOUT_VERSION = 1;

/** Changes with the content of the image, so that caches that use the address as key fetch the new one. */
function cardVersion({ title, day, photo }: Pick<RecordCard, "title" | "day" | "photo">): string {
  const drawn = [LAYOUT_VERSION, title, day, ...(photo ? [photo] : [])];
  return hash("sha256", JSON.stringify(drawn), "hex").slice(0, 16);
}

export const cardAddress = (card: RecordCard): string =>
  `/og/${card.kind}/${encodeURIComponent(card.id)}.${cardVersion(card)}.jpg`;

const ADDRESS = /^\/og\/(events|news|albums)\/([^/]+)\.[0-9a-f]{16}\.jpg$/;

/** The record in an image address, or `undefined` for any other address. */
export function readCardAddress(path: string): Pick<RecordCard, "kind" | "id"> | undefined {
  const [, kind, id = ""] = ADDRESS.exec(path) ?? [];
  if (!kind) return undefined;
  try {
    // The pattern allows only these kinds.
    return { kind: kind as CardKind, id: decodeURIComponent(id) };
  } catch {
    return undefined;
  }
}

/** Address of the share image of a page; `path` as in the site map. */
export function previewPath(path: string): string {
  const name = path.replace("/:id", "").replace(/^\//, "").toLowerCase() || "home";
  return `/og/${name}.jpg`;
}

/** The preview of a link to a record; `missing` without such a record, `unknown` while the content is unavailable. */
export type FoundCard = RecordCard | "missing" | "unknown";

type Source = Pick<Reader, "list" | "album">;
type Found = Pick<RecordCard, "title" | "day" | "photo"> | undefined | "unknown";

export async function findCard(
  source: Source,
  { kind, id }: Pick<RecordCard, "kind" | "id">,
): Promise<FoundCard> {
  const found = await findShown(source, { kind, id });
  if (found === "unknown") return "unknown";
  const title = found?.title.trim() ?? "";
  return found && title !== ""
    ? { kind, id, title, day: found.day, photo: found.photo }
    : "missing";
}

export const findShown = (source: Source, { kind, id }: Pick<RecordCard, "kind" | "id">) =>
  finders[kind](source, id);

const finders: Record<CardKind, (source: Source, id: string) => Promise<Found>> = {
  events: async ({ list }, id) =>
    mapResult(await list("events"), (events) => {
      const event = findRecord(events, eventList, id);
      const photo = photoOnCard(event?.cardPhoto, event?.images);
      return event && { title: event.title, day: event.date, photo };
    }),
  news: async ({ list }, id) =>
    mapResult(await list("allNews"), (news) => {
      const item = findRecord(news, newsList, id);
      const photo = photoOnCard(item?.cardPhoto, item?.images);
      return item && { title: item.title, day: item.fromDate, photo };
    }),
  albums: async ({ album }, id) => {
    const reading = await album(id);
    if (reading.state === "failed" && reading.error?.name === "NotFoundError") return undefined;
    return mapResult(reading, ({ title, date, cardPhoto, attachments }) => ({
      title,
      day: date,
      photo: photoOnCard(cardPhoto, attachments),
    }));
  },
};

const mapResult = <T>(reading: ReadResult<T>, find: (value: T) => Found): Found =>
  reading.state === "good" ? find(reading.value) : "unknown";
