import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import type { FeedEntry } from "../../app/for-server.ts";
import type { Revision } from "./revisions.ts";

const ZONE = "Asia/Kolkata";
/** How often a calendar may ask for news, unless its owner tells it otherwise. Seconds. */
const RENEW_AFTER_S = 4 * 3_600;

export type CalendarFile = {
  /** The school's name. */
  school: string;
  title: string;
  origin: string;
  /** Its own address, so that an opened file can still be subscribed to. */
  address: string;
  entries: readonly FeedEntry[];
  present: ReadonlyMap<string, Revision>;
  /** What was taken off: told without its words. */
  gone: ReadonlyMap<string, Revision>;
};

/**
 * A calendar by RFC 5545: whole days, or a moment in the school's zone where the office wrote one that can be read.
 * An entry's UID stays, its SEQUENCE grows with each change.
 */
export function writeCalendar(file: CalendarFile): string {
  const calendar = ical({
    name: `${file.school}: ${file.title}`,
    prodId: { company: file.school, product: "Website", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    url: file.origin + file.address,
    ttl: RENEW_AFTER_S,
    // Named for the zone's definition only: a zone for all would take the Z from the stamps.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  for (const entry of file.entries) {
    const revision = file.present.get(entry.id);
    if (revision) addEntry(calendar, file, entry, revision);
  }
  for (const [id, revision] of file.gone) {
    calendar.createEvent({
      ...stamps(id, file.origin, revision, revision.gone),
      start: revision.day,
      allDay: true,
      summary: "Cancelled",
      status: ICalEventStatus.CANCELLED,
    });
  }
  return calendar.toString();
}

function addEntry(
  calendar: ICalCalendar,
  { school, origin }: CalendarFile,
  entry: FeedEntry,
  revision: Revision,
) {
  const time = timeOf(entry.time);
  const when = time
    ? { start: `${entry.day}T${time}:00`, timezone: ZONE }
    : { start: entry.day, allDay: true };
  const description = [time ? "" : entry.time, entry.text].filter(Boolean).map(plain).join("\n\n");
  calendar.createEvent({
    ...stamps(entry.id, origin, revision, revision.changed ?? revision.seen),
    ...when,
    summary: plain(entry.title) || school,
    ...(entry.venue && { location: plain(entry.venue) }),
    ...(description && { description }),
    ...(entry.address && { url: new URL(entry.address, origin).href }),
  });
}

function stamps(id: string, origin: string, { sequence }: Revision, moment = "") {
  const at = new Date(moment);
  return { id: `${id}@${new URL(origin).hostname}`, sequence, stamp: at, lastModified: at };
}

const TIME = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\.?$/i;

/** `5 PM` and `10.30 am` as `17:00` and `10:30`; `undefined` for words, ranges and what no clock shows. */
export function timeOf(written: string): string | undefined {
  const [, hours, minutes = "00", half] = TIME.exec(written.trim()) ?? [];
  if (!hours || !half) return undefined;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hour < 1 || hour > 12 || minute > 59) return undefined;
  const afternoon = half.toLowerCase() === "p" ? 12 : 0;
  return `${String((hour % 12) + afternoon).padStart(2, "0")}:${minutes}`;
}

/** A line break is one sign, and other signs that steer a terminal are none. */
const plain = (text: string): string =>
  text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, "");
