import type { Album, Event, News } from "@manor/contract";
import { PHOTO_GALLERY } from "./album-kinds.ts";
import type { Day } from "./day.ts";

/** What makes a list of records this list: which records belong, and where date and title stand. */
export type ListKind<Item> = {
  keeps: (item: Item) => boolean;
  dateOf: (item: Item) => Day;
  titleOf: (item: Item) => string;
  /** Months by name, January first; or as bare numbers, 12 first (R25). */
  months: "names" | "numbers";
  /** Whether an empty current year gives way to the previous one (R27). */
  startsOnPreviousYear: boolean;
};

export const eventList: ListKind<Event> = {
  keeps: (event) => event.category === "Events",
  dateOf: (event) => event.date,
  titleOf: (event) => event.title,
  months: "names",
  startsOnPreviousYear: false,
};

export const newsList: ListKind<News> = {
  keeps: () => true,
  dateOf: (item) => item.fromDate,
  titleOf: (item) => item.title,
  months: "numbers",
  startsOnPreviousYear: true,
};

export const albumList: ListKind<Album> = {
  keeps: (album) => album.category === PHOTO_GALLERY,
  dateOf: (album) => album.date,
  titleOf: (album) => album.title,
  months: "names",
  startsOnPreviousYear: true,
};
