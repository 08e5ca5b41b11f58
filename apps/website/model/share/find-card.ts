import type { ReadResult } from "../../content/cached-response.ts";
import type { Reader } from "../../content/reader.ts";
import { eventList, newsList } from "../lists/event-and-news-lists.ts";
import { findRecord } from "../lists/sorted-records.ts";
import { type CardKind, photoOnCard, type RecordCard } from "../seo/record-card.ts";

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
