import type { Event } from "@manor/content-api";
import { calendarEvents } from "../../../model/dates/calendar-view.ts";
import { type Day, dayAndMonth, getWeekday } from "../../../model/dates/day.ts";
import { eventList } from "../../../model/lists/list-records.ts";
import { recordAddress } from "../../../model/pages/addresses.ts";
import type { Translate } from "../../../model/texts/translate.ts";

export type UpcomingEntry = ReturnType<typeof toUpcoming>[number];

const MAX_ENTRIES = 6;

export function toUpcoming(today: Day, all: readonly Event[], t: Translate) {
  const entries = calendarEvents(all).map((entry) => ({ ...entry, place: "", href: undefined }));
  const events = all.filter(eventList.includes).map((event) => ({
    ...event,
    place: [event.venue, event.time].filter(Boolean).join(" · "),
    href: recordAddress("event", event),
  }));
  return [...entries, ...events]
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, MAX_ENTRIES)
    .map(({ date, title, place, href }) => ({
      day: date,
      when: date === today ? t("Today") : `${getWeekday(date, t)}, ${dayAndMonth(date, t)}`,
      title,
      place,
      href,
    }));
}
