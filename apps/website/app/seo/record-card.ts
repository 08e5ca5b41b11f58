import { hash } from "node:crypto";
import { subFestPage } from "../albums/sub-fest.page.ts";
import { subGalleryPage } from "../albums/sub-gallery.page.ts";
import type { Day } from "../dates/day.ts";
import { eventPage } from "../events/event.page.ts";
import { newsItemPage } from "../news/news-item.page.ts";
import type { Page } from "../page.ts";

/** The records that have a picture of their own for shared links, and the word for one of them. */
export const cardKinds = { events: "Event", news: "News", albums: "Photo album" } as const;

export type CardKind = keyof typeof cardKinds;

/** All that the picture of a shared record is drawn from. */
export type RecordCard = {
  kind: CardKind;
  id: string;
  title: string;
  day: Day;
  /** A photograph that the office chose for it, or "": then one of our own pictures is there. */
  photo: string;
};

/** The photograph that was chosen, while the record still shows it. */
export const photoOnCard = (chosen: unknown, shown: unknown): string =>
  typeof chosen === "string" && Array.isArray(shown) && shown.includes(chosen) ? chosen : "";

const kindOfPage = new Map<Page, CardKind>([
  [eventPage, "events"],
  [newsItemPage, "news"],
  [subGalleryPage, "albums"],
  [subFestPage, "albums"],
]);

export const cardKindOf = (page: Page): CardKind | undefined => kindOfPage.get(page);

/** Counts up when the pictures are drawn differently. */
const RECIPE = 1;

/** Another one with every change of what is drawn: those who keep pictures by their address then ask anew. */
function cardVersion({ title, day, photo }: Pick<RecordCard, "title" | "day" | "photo">): string {
  const drawn = [RECIPE, title, day, ...(photo ? [photo] : [])];
  return hash("sha256", JSON.stringify(drawn), "hex").slice(0, 16);
}

export const cardAddress = (card: RecordCard): string =>
  `/og/${card.kind}/${encodeURIComponent(card.id)}.${cardVersion(card)}.jpg`;

const ADDRESS = /^\/og\/(events|news|albums)\/([^/]+)\.[0-9a-f]{16}\.jpg$/;

/** Which record a picture's address names, or `undefined` for any other address. */
export function readCardAddress(path: string): Pick<RecordCard, "kind" | "id"> | undefined {
  const [, kind, id = ""] = ADDRESS.exec(path) ?? [];
  if (!kind) return undefined;
  try {
    // The pattern has named the kinds.
    return { kind: kind as CardKind, id: decodeURIComponent(id) };
  } catch {
    return undefined;
  }
}
