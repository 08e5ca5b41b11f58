import type { Album, Event, Highlight, ItemOf, ListCallName, News } from "@manor/content-api";
import { albumAddress, albumList } from "../albums/album-kinds.ts";
import { calendarEvents } from "../calendar/calendar-view.ts";
import type { Day } from "../dates/day.ts";
import { eventList } from "../events/event-list.ts";
import type { ListKind } from "../lists/list-kind.ts";
import { recordAddress } from "../lists/record-address.ts";
import { newsList } from "../news/news-list.ts";
import { linkAddress } from "../ui/link/link-address.ts";
import type { FeedName } from "./feed-addresses.ts";

/** One record in a feed. Toppers, birthdays and messages are never in a feed (R40). */
export type FeedEntry = {
  /** Kind and id, unique in the school: `event-12`. */
  id: string;
  title: string;
  text: string;
  /** A path of the site or an absolute address; "" for none. */
  address: string;
  /** Its date, or "". */
  day: Day;
  /** As the editor wrote it: `5 PM`. */
  time: string;
  venue: string;
};

type Read = <Name extends ListCallName>(name: Name) => Promise<readonly ItemOf<Name>[]>;

/** `answer` is the content API call of the entries; `page` is the path of the page that shows them. */
export type Feed = {
  page: string;
  answer: ListCallName;
  entries: (read: Read) => Promise<FeedEntry[]>;
};

export const feeds: Record<FeedName, Feed> = {
  "academic-calendar": {
    page: "/#calendar",
    answer: "allEvents",
    entries: async (read) => dated(calendarEvents(await read("allEvents"))).map(fromEntry),
  },
  events: {
    page: "/Events",
    answer: "events",
    entries: async (read) => listed(await read("events"), eventList).map(fromEvent),
  },
  news: {
    page: "/News",
    answer: "allNews",
    entries: async (read) => listed(await read("allNews"), newsList).map(fromNews),
  },
  albums: {
    page: "/Gallery",
    answer: "allGallery",
    entries: async (read) => listed(await read("allGallery"), albumList).map(fromAlbum),
  },
  announcements: {
    page: "/",
    answer: "highlights",
    entries: async (read) => (await read("highlights")).filter(hasId).map(fromAnnouncement),
  },
};

/** Skips records without an id: readers could not recognise them the next time. */
const hasId = ({ _id }: { _id: string }): boolean => _id !== "";
const dated = (events: readonly Event[]) => events.filter((event) => hasId(event) && event.date);

/** Newest first; the CMS may send any order. */
function listed<Item extends { _id: string }>(all: readonly Item[], kind: ListKind<Item>): Item[] {
  return all
    .filter((item) => hasId(item) && kind.includes(item))
    .sort((a, b) => compare(kind.getDate(b), kind.getDate(a)));
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** A permanent id of the entry. */
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
