import { info, type Note, problem } from "../content/content.ts";
import type { ExportItem } from "../export/export-item.ts";
import type { SiteIndex } from "./site-index.ts";

const MINUTES_TO_KOLKATA = 330;
const MAX_TIME = 60;
const MAX_VENUE = 200;

/** The day in Kolkata on which an item was published; `""` when neither date can be read. */
export function toDay({ date, dateUtc }: ExportItem): string {
  const utc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(dateUtc)
    ? Date.parse(`${dateUtc.replace(" ", "T")}Z`)
    : Number.NaN;
  // "0000-00-00" is before the year 1.
  if (utc > 0) return new Date(utc + MINUTES_TO_KOLKATA * 60_000).toISOString().slice(0, 10);
  return toCalendarDay(date);
}

/** The first ten characters, if they are a day of the calendar. */
function toCalendarDay(text: string): string {
  const day = text.slice(0, 10);
  const time = /^[12]\d{3}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : "";
}

export type EventFields = { day: string; time: string; venue: string; notes: Note[] };

/** Day, time and venue as The Events Calendar stores them, in the zone of the event. */
export function readEvent(item: ExportItem, index: SiteIndex): EventFields {
  const { meta } = item;
  const notes: Note[] = [];
  const start = meta.get("_EventStartDate") ?? "";
  const end = meta.get("_EventEndDate") ?? "";
  const day = toCalendarDay(start);
  const lastDay = toCalendarDay(end);
  if (day === "") notes.push(problem("The event has no date."));
  const isAllDay = /^(?:yes|1|true)$/.test(meta.get("_EventAllDay") ?? "");
  const times = isAllDay ? [] : [toTime(start), lastDay === day ? toTime(end) : ""];
  const span = [...new Set(times)].filter(Boolean).join(" to ");
  const until = lastDay > day && day !== "" ? `until ${toText(lastDay)}` : "";
  if (until) notes.push(info("The event lasts several days: its last day is in the time."));
  if (meta.get("_EventRecurrence"))
    notes.push(problem("The event repeats. Only its first date is imported."));
  const venue = index.findRecord(meta.get("_EventVenueID") ?? "")?.title ?? "";
  if (venue.length > MAX_VENUE) notes.push(problem("The venue was shortened to 200 characters."));
  const time = [span, until].filter(Boolean).join(", ").slice(0, MAX_TIME);
  return { day, time, venue: venue.slice(0, MAX_VENUE), notes };
}

function toTime(text: string): string {
  const [, hours, minutes] = /^\S{10} (\d\d):(\d\d)/.exec(text) ?? [];
  if (hours === undefined) return "";
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

const toText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", {
    ...{ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  });
