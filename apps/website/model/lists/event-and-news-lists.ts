import type { Event, News } from "@manor/content-api";
import { href, type PageName } from "../pages/addresses.ts";
import type { ListKind } from "./sorted-records.ts";

/** Events, without calendar entries. */
export const eventList: ListKind<Event> = {
  includes: (event) => event.category === "Events",
  getDate: (event) => event.date,
  getTitle: (event) => event.title,
  months: "names",
  fallsBackToPreviousYear: false,
};

export const newsList: ListKind<News> = {
  includes: () => true,
  getDate: (item) => item.fromDate,
  getTitle: (item) => item.title,
  months: "numbers",
  fallsBackToPreviousYear: true,
};

/** The page of one record; `undefined` when the CMS gave it no id. */
export const recordAddress = (page: PageName, { _id }: { _id: string }): string | undefined =>
  _id === "" ? undefined : href(page, { id: _id });
