import { LRUCache } from "lru-cache";
import {
  eventFileAddress,
  type FeedEntry,
  type FeedFormat,
  type FeedName,
  feedAddress,
  feedFormats,
  feedId,
  feeds,
  feedTypes,
} from "../../app/for-server.ts";
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import { type Encoded, encode } from "../http/encode.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { send, sendProblem } from "../http/send.ts";
import { tagOf } from "../http/tag-of.ts";
import { writeCalendar } from "./calendar-file.ts";
import type { Changes, DatedEntry } from "./changes.ts";
import { writeAtom, writeJsonFeed } from "./reader-feed.ts";

export type FeedsOptions = {
  content: Pick<Content, "list" | "versionOf">;
  clock: Clock;
  origin: string;
  changes: Changes;
};

/** `newest` are for news readers, `shown` for calendars: last year, this one and what is to come. */
type Read = { stamp: string; all: FeedEntry[]; newest: DatedEntry[]; shown: DatedEntry[] };
type Target = { name: FeedName; form: FeedFormat };
type Written = { of: Read; school: string; etag: string; encoded: Encoded };

const NEWEST = 50;
const MOST_IN_CALENDAR = 2_000;

/** /feeds: calendars and feeds without registration. */
export function createFeeds({ content, clock, origin, changes }: FeedsOptions): Step {
  const known = new Map<FeedName, Read>();
  const kept = new LRUCache<string, Written>({ max: 20 });

  /** Worked out once for each version of the list and each day; `undefined` while the list is not known. */
  async function read(name: FeedName): Promise<Read | undefined> {
    const today = clock.today();
    const stamp = `${today} ${content.versionOf(feeds[name].answer)}`;
    const before = known.get(name);
    if (before?.stamp === stamp) return before;
    const all = await entriesOf(name, content);
    if (!all) return undefined;
    const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    const current = all.filter(({ day }) => day >= aYearAgo).slice(0, MOST_IN_CALENDAR);
    const dated = changes.date(name, [...new Set([...all.slice(0, NEWEST), ...current])]);
    const shown = dated.filter(({ day }) => day >= aYearAgo);
    const now = { stamp, all, newest: dated.slice(0, NEWEST), shown };
    known.set(name, now);
    return now;
  }

  async function write(school: string, { name, form }: Target): Promise<Written | undefined> {
    const of = await read(name);
    const address = feedAddress(name, form);
    const before = kept.get(address);
    if (!of || (before?.of === of && before.school === school)) return of && before;
    const feed = { school, name, title: feedFormats[name].title, origin, page: feeds[name].page };
    const text = {
      ics: () => writeCalendar({ ...feed, address, entries: of.shown }),
      atom: () => writeAtom({ ...feed, entries: of.newest }),
      json: () => writeJsonFeed({ ...feed, entries: of.newest }),
    }[form]();
    const written = { of, school, etag: etagOf(text), encoded: await encode(text, "quick") };
    kept.set(address, written);
    return written;
  }

  async function answerEvent(exchange: Exchange, id: string): Promise<boolean> {
    const events = await read("events");
    if (!events) return sendUnknown(exchange);
    const isIt = (entry: FeedEntry) => entry.id === feedId("event", id) && entry.day !== "";
    const entry = events.all.find(isIt);
    if (!entry) return false;
    const old = { ...entry, changed: new Date(entry.day), isFirst: true };
    const dated = events.shown.find(isIt) ?? old;
    const school = exchange.school.identity.name;
    const address = eventFileAddress(id);
    const text = writeCalendar({ school, title: entry.title, origin, address, entries: [dated] });
    const headers = { ...headersOf("ics"), etag: etagOf(text) };
    return send(exchange, 200, { ...headers, "content-disposition": "attachment" }, text);
  }

  return async (exchange) => {
    const { path, school } = exchange;
    if (!isRead(exchange) || !path.startsWith("/feeds/")) return false;
    const [, event] = EVENT_FILE.exec(path) ?? [];
    // Its address could be decoded, or it would not have come this far.
    if (event !== undefined) return answerEvent(exchange, decodeURIComponent(event));
    const target = targets.get(path);
    if (!target) return false;
    const feed = await write(school.identity.name, target);
    if (!feed) return sendUnknown(exchange);
    return send(exchange, 200, { ...headersOf(target.form), etag: feed.etag }, feed.encoded);
  };
}

const EVENT_FILE = /^\/feeds\/events\/([^/]+)\.ics$/;

const targets = new Map(
  (Object.keys(feedFormats) as FeedName[]).flatMap((name) =>
    feedFormats[name].formats.map((form) => [feedAddress(name, form), { name, form }] as const),
  ),
);

/** `undefined` when the CMS has never given a good answer: an empty calendar would say that all is off. */
async function entriesOf(
  name: FeedName,
  content: Pick<Content, "list">,
): Promise<FeedEntry[] | undefined> {
  let isKnown = true;
  const entries = await feeds[name].entries(async (list) => {
    const reading = await content.list(list);
    if (reading.state === "good") return reading.value;
    isKnown = false;
    return [];
  });
  return isKnown ? entries : undefined;
}

const etagOf = (text: string): string => `W/${tagOf(text)}`;

const headersOf = (form: FeedFormat) => ({
  "content-type": `${feedTypes[form]}; charset=utf-8`,
  // Asked about each time, and by its tag for nothing: what was taken down is gone here as soon as from the pages.
  "cache-control": "no-cache",
});

const sendUnknown = (exchange: Exchange): true =>
  sendProblem(exchange, 503, "The content is not available right now. Please try again later.", {
    "retry-after": 60,
  });
