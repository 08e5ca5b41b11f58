import type { Album, Event, Highlight, ItemOf, ListCallName, News } from "@manor/content-api";
import { isCurrent } from "@manor/content-api/is-current";
import type { ReadResult } from "../../content/cached-response.ts";
import { calendarEvents } from "../dates/calendar-view.ts";
import type { Day } from "../dates/day.ts";
import { linkAddress } from "../link-address.ts";
import { albumAddress, albumList } from "../lists/album-kinds.ts";
import { eventList, type ListKind, newsList, sortedRecords } from "../lists/list-records.ts";
import { recordAddress } from "../pages/addresses.ts";
import type { FeedName } from "./feed-addresses.ts";

/** One record in a feed. Toppers, birthdays and messages are never in a feed (R40). */
export type FeedEntry = {
  /** Kind and id, unique in the school: `event-12`. */
  id: string;
  title: string;
  text: string;
  /** A path of the site or an absolute address; "" for none. */
  address: string;
  day: Day;
  /** As the editor wrote it: `5 PM`. */
  time: string;
  venue: string;
};

type Source = {
  list: <Name extends ListCallName>(name: Name) => Promise<ReadResult<ItemOf<Name>[]>>;
};

/** `answer` is the content API call of the entries; `page` is the path of the page that shows them. */
export type Feed = {
  page: string;
  answer: ListCallName;
  /** `undefined` without a good CMS response: an empty calendar would cancel all events. */
  read: (source: Source, today: Day) => Promise<FeedEntry[] | undefined>;
};

function feed<Name extends ListCallName>(
  answer: Name,
  page: string,
  toEntries: (records: ItemOf<Name>[], today: Day) => FeedEntry[],
): Feed {
  const read: Feed["read"] = async (source, today) => {
    const reading = await source.list(answer);
    return reading.state === "good" ? toEntries(reading.value, today) : undefined;
  };
  return { page, answer, read };
}

export const feeds: Record<FeedName, Feed> = {
  "academic-calendar": feed("allEvents", "/#calendar", (events) =>
    calendarEvents(events)
      .filter((event) => hasId(event) && event.date)
      .map(fromEntry),
  ),
  events: feed("events", "/Events", (events) => listed(events, eventList).map(fromEvent)),
  news: feed("allNews", "/News", (news) => listed(news, newsList).map(fromNews)),
  albums: feed("allGallery", "/Gallery", (albums) => listed(albums, albumList).map(fromAlbum)),
  announcements: feed("highlights", "/", (all, today) =>
    all.filter((item) => hasId(item) && isCurrent(item, today)).map(fromAnnouncement),
  ),
};

/** Skips records without an id: readers could not recognise them the next time. */
const hasId = ({ _id }: { _id: string }): boolean => _id !== "";

const listed = <Item extends { _id: string }>(all: readonly Item[], kind: ListKind<Item>): Item[] =>
  sortedRecords(all, kind)
    .all.map(({ item }) => item)
    .filter(hasId);

export const feedId = (kind: "event" | "news" | "album" | "announcement", id: string): string =>
  `${kind}-${id}`;

const bare = { text: "", address: "", day: "", time: "", venue: "" };

const fromEntry = ({ _id, title, description, date, time, venue }: Event): FeedEntry => ({
  ...bare,
  id: feedId("event", _id),
  title,
  text: description,
  day: date,
  time,
  venue,
});

const fromEvent = (event: Event): FeedEntry => ({
  ...fromEntry(event),
  address: recordAddress("event", event) ?? "",
});

const fromNews = (item: News): FeedEntry => ({
  ...bare,
  id: feedId("news", item._id),
  title: item.title,
  text: item.description,
  address: recordAddress("news-item", item) ?? "",
  day: item.fromDate,
});

const fromAlbum = (album: Album): FeedEntry => ({
  ...bare,
  id: feedId("album", album._id),
  title: album.title,
  text: album.description,
  address: albumAddress(album),
  day: album.date,
});

/** An announcement has one text, used as title and description. */
const fromAnnouncement = ({ _id, description, url }: Highlight): FeedEntry => ({
  ...bare,
  id: feedId("announcement", _id),
  title: description,
  address: linkAddress(url),
});
