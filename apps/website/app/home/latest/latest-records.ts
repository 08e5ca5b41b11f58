import type { Event, News } from "@manor/content-api";
import { eventList } from "../../../model/lists/list-records.ts";
import { recordAddress } from "../../../model/pages/addresses.ts";

export type LatestRecord = {
  kind: "Event" | "News";
  title: string;
  day: string;
  place: string;
  text: string;
  picture: string;
  attachments: string[];
  /** Missing when the CMS gave the record no id. */
  href: string | undefined;
};

/** News and Events list the rest; docs/spec-notes.md has the numbers. */
const MAX_PER_KIND = 12;

export type LatestRecords = {
  records: LatestRecord[];
  /** How many news and events the list pages have beyond these records. */
  more: { news: number; events: number };
};

/** Equal days keep the order of the content (R28). A CMS may return only the newest news for home. */
export function toLatest(
  news: readonly News[],
  newsCount: number,
  events: readonly Event[],
): LatestRecords {
  const fromNews = news.map(
    (item): LatestRecord => ({
      ...toRecord("News", item, item.fromDate),
      place: "",
      href: recordAddress("news-item", item),
    }),
  );
  const fromEvents = events.filter(eventList.includes).map(
    (event): LatestRecord => ({
      ...toRecord("Event", event, event.date),
      place: [event.venue, event.time].filter(Boolean).join(" · "),
      href: recordAddress("event", event),
    }),
  );
  return {
    records: [...newest(fromNews), ...newest(fromEvents)].sort(byDay),
    more: {
      news: countMore(newsCount, fromNews.length),
      events: countMore(fromEvents.length, fromEvents.length),
    },
  };
}

function toRecord(
  kind: LatestRecord["kind"],
  item: News | Event,
  day: string,
): Omit<LatestRecord, "place" | "href"> {
  return {
    kind,
    day,
    title: item.title,
    text: item.description,
    picture: item.images[0] ?? "",
    attachments: item.attachments,
  };
}

const byDay = (a: LatestRecord, b: LatestRecord) => b.day.localeCompare(a.day);

const countMore = (all: number, known: number) => Math.max(0, all - Math.min(known, MAX_PER_KIND));

const newest = (records: LatestRecord[]) => records.sort(byDay).slice(0, MAX_PER_KIND);

/** The filter of the block; the key is in the address (`/?tab=news`). */
export const latestTabs = [
  { key: "all", label: "All" },
  { key: "news", label: "News" },
  { key: "events", label: "Events" },
] as const;

export type LatestTab = (typeof latestTabs)[number]["key"];

export const readLatestTab = (param: string | null): LatestTab =>
  latestTabs.find(({ key }) => key === param)?.key ?? "all";

export function isOnTab(kind: LatestRecord["kind"], tab: LatestTab): boolean {
  if (tab === "all") return true;
  return (kind === "News") === (tab === "news");
}
