import type { Event } from "@manor/content-api";
import type { ListKind } from "../lists/list-kind.ts";

/** Events, without calendar entries. */
export const eventList: ListKind<Event> = {
  keeps: (event) => event.category === "Events",
  dateOf: (event) => event.date,
  titleOf: (event) => event.title,
  months: "names",
  startsOnPreviousYear: false,
};
