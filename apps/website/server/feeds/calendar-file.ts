import ical, { type ICalCalendar, ICalCalendarMethod } from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { addPrefix, type Language } from "../../model/texts/languages.ts";
import type { DatedEntry } from "./changes.ts";

const ZONE = "Asia/Kolkata";
const REFRESH_INTERVAL_S = 4 * 3_600;
const EPOCH_MS = Date.UTC(2020, 0, 1);

export type FeedFile = {
  school: string;
  title: string;
  origin: string;
  page: string;
  language: Language;
  /** Its own address, so that an opened file can still be subscribed to. */
  address: string;
  entries: readonly DatedEntry[];
};

/**
 * Writes an iCalendar file (RFC 5545). An entry has a time in the school's time zone if its text contains a clock time,
 * otherwise it is all-day. Its UID never changes; its SEQUENCE is the time of the last change.
 */
export function writeCalendar(file: FeedFile): string {
  const calendar = ical({
    name: `${file.school}: ${file.title}`,
    prodId: { company: file.school, product: "Website", language: file.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: file.origin + file.address,
    ttl: REFRESH_INTERVAL_S,
    // Without a name, because a calendar-wide time zone removes the Z of DTSTAMP.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  });
  for (const entry of file.entries) addEntry(calendar, file, entry);
  return calendar.toString();
}

function addEntry(
  calendar: ICalCalendar,
  { school, origin, language }: FeedFile,
  entry: DatedEntry,
) {
  const { id, day, venue, address, changed } = entry;
  const time = toClockTime(entry.time);
  const when = time ? { start: `${day}T${time}:00`, timezone: ZONE } : { start: day, allDay: true };
  const text = [time ? "" : entry.time, entry.text].filter(Boolean).join("\n\n");
  calendar.createEvent({
    id: `${id}@${new URL(origin).hostname}`,
    sequence: Math.max(0, Math.floor((changed.getTime() - EPOCH_MS) / 1_000)),
    stamp: changed,
    lastModified: changed,
    ...when,
    summary: toPlainText(entry.title) || school,
    location: toPlainText(venue) || null,
    description: toPlainText(text) || null,
    ...(address && { url: toFeedLink(address, language, origin) }),
  });
}

/** The address of an entry, on the site in the language of the feed. */
export const toFeedLink = (address: string, language: Language, origin: string): string =>
  new URL(address.startsWith("/") ? addPrefix(language, address) : address, origin).href;

const TIME = /^(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))?\s*([ap])\.?m\.?$/i;

/** Converts `5 PM` and `10.30 am` to `17:00` and `10:30`; `undefined` for words, ranges and invalid times. */
export function toClockTime(written: string): string | undefined {
  const [, hours, minutes = "00", half] = TIME.exec(written.trim()) ?? [];
  if (!hours || !half) return undefined;
  const afternoon = half.toLowerCase() === "p" ? 12 : 0;
  return `${String((Number(hours) % 12) + afternoon).padStart(2, "0")}:${minutes}`;
}

/** The text without control characters other than line breaks, and without those that XML 1.0 does not allow. */
export const toPlainText = (text: string): string =>
  text.replaceAll(/(?!\n)[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, "").trim();
