import type { Event } from "@manor/content-api";
import type { ListKind } from "./sorted-records.ts";

export const eventList: ListKind<Event> = {
  includes: (event) => event.category === "Events",
  getDate: (event) => event.date,
  getTitle: (event) => event.title,
  months: "names",
  fallsBackToPreviousYear: false,
};
