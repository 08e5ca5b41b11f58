import type { Event, News } from "@manor/contract";
import { dottedDay } from "../../rules/day.ts";
import { eventList } from "../../rules/list-kinds.ts";

/** One card of the block: an event or a news item, cut down to what the card shows. */
export type Notice = {
  kind: "Event" | "News";
  title: string;
  /** `YYYY-MM-DD`, or `""`. */
  day: string;
  printedDay: string;
  place: string;
  text: string;
  picture: string;
  attachments: string[];
  href: string;
};

/** More than this is what VIEW All is for. */
const MOST_OF_EACH = 6;
const LONGEST_TEXT = 160;

/** The newest news and events, newest first; equal days keep the order of the content (R28). */
export function toNotices(news: readonly News[], events: readonly Event[]): Notice[] {
  const fromNews = news.map(
    (item): Notice => ({
      ...common("News", item, item.fromDate),
      place: "",
      href: `/News/${encodeURIComponent(item._id)}`,
    }),
  );
  const fromEvents = events.filter(eventList.keeps).map(
    (event): Notice => ({
      ...common("Event", event, event.date),
      place: [event.venue, event.time].filter(Boolean).join(" · "),
      href: `/Events/${encodeURIComponent(event._id)}`,
    }),
  );
  return [...newest(fromNews), ...newest(fromEvents)].sort(byDay);
}

function common(
  kind: Notice["kind"],
  item: News | Event,
  day: string,
): Omit<Notice, "place" | "href"> {
  return {
    kind,
    day,
    printedDay: dottedDay(day),
    title: item.title,
    text:
      item.description.length > LONGEST_TEXT
        ? `${item.description.slice(0, LONGEST_TEXT).toWellFormed().trimEnd()}…`
        : item.description,
    picture: item.images[0] ?? "",
    attachments: item.attachments,
  };
}

const byDay = (a: Notice, b: Notice) => b.day.localeCompare(a.day);

const newest = (notices: Notice[]) => notices.sort(byDay).slice(0, MOST_OF_EACH);
