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
import type { Exchange, Step } from "../http/exchange.ts";
import { createEtag, send, sendProblem } from "../http/send.ts";
import { writeCalendar } from "./calendar-file.ts";
import type { Changes, DatedEntry } from "./changes.ts";
import { writeAtom, writeJsonFeed } from "./reader-feed.ts";

export type FeedsOptions = {
  content: Pick<Content, "list" | "getVersion">;
  clock: Clock;
  origin: string;
  changes: Changes;
};

/** `newest` is for feed readers, `shown` for calendars: from a year ago on. */
type FeedData = { stamp: string; all: FeedEntry[]; newest: DatedEntry[]; shown: DatedEntry[] };
type Target = { name: FeedName; form: FeedFormat };
type CachedFeed = { data: FeedData; school: string; etag: string; encoded: Encoded };

const NEWEST = 50;
const MAX_CALENDAR_ENTRIES = 2_000;

export function createFeeds({ content, clock, origin, changes }: FeedsOptions): Step {
  const known = new Map<FeedName, FeedData>();
  const cache = new LRUCache<string, CachedFeed>({ max: 20 });

  /** Cached by version of the list and by day; `undefined` while the list is unknown. */
  async function read(name: FeedName): Promise<FeedData | undefined> {
    const today = clock.today();
    const stamp = `${today} ${content.getVersion(feeds[name].answer)}`;
    const before = known.get(name);
    if (before?.stamp === stamp) return before;
    const all = await readEntries(name, content);
    if (!all) return undefined;
    const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    const current = all.filter(({ day }) => day >= aYearAgo).slice(0, MAX_CALENDAR_ENTRIES);
    const dated = changes.date(name, [...new Set([...all.slice(0, NEWEST), ...current])]);
    const shown = dated.filter(({ day }) => day >= aYearAgo);
    const now = { stamp, all, newest: dated.slice(0, NEWEST), shown };
    known.set(name, now);
    return now;
  }

  async function write(school: string, { name, form }: Target): Promise<CachedFeed | undefined> {
    const data = await read(name);
    const address = feedAddress(name, form);
    const before = cache.get(address);
    if (!data || (before?.data === data && before.school === school)) return data && before;
    const feed = { school, name, title: feedFormats[name].title, origin, page: feeds[name].page };
    const text = {
      ics: () => writeCalendar({ ...feed, address, entries: data.shown }),
      atom: () => writeAtom({ ...feed, entries: data.newest }),
      json: () => writeJsonFeed({ ...feed, entries: data.newest }),
    }[form]();
    const written = {
      data,
      school,
      etag: createWeakEtag(text),
      encoded: await encode(text, "quick"),
    };
    cache.set(address, written);
    return written;
  }

  async function sendEvent(exchange: Exchange, id: string): Promise<boolean> {
    const events = await read("events");
    if (!events) return sendUnavailable(exchange);
    const isEvent = (entry: FeedEntry) => entry.id === feedId("event", id) && entry.day !== "";
    const entry = events.all.find(isEvent);
    if (!entry) return false;
    const old = { ...entry, changed: new Date(entry.day), isFirst: true };
    const dated = events.shown.find(isEvent) ?? old;
    const school = exchange.school.identity.name;
    const address = eventFileAddress(id);
    const text = writeCalendar({ school, title: entry.title, origin, address, entries: [dated] });
    const headers = { ...getFeedHeaders("ics"), etag: createWeakEtag(text) };
    return send(exchange, 200, { ...headers, "content-disposition": "attachment" }, text);
  }

  return async (exchange) => {
    const { path, school } = exchange;
    const [, event] = EVENT_FILE.exec(path) ?? [];
    // `limits` has rejected paths that cannot be decoded.
    if (event !== undefined) return sendEvent(exchange, decodeURIComponent(event));
    const target = targets.get(path);
    if (!target) return false;
    const feed = await write(school.identity.name, target);
    if (!feed) return sendUnavailable(exchange);
    return send(exchange, 200, { ...getFeedHeaders(target.form), etag: feed.etag }, feed.encoded);
  };
}

const EVENT_FILE = /^\/feeds\/events\/([^/]+)\.ics$/;

const targets = new Map(
  (Object.keys(feedFormats) as FeedName[]).flatMap((name) =>
    feedFormats[name].formats.map((form) => [feedAddress(name, form), { name, form }] as const),
  ),
);

/** `undefined` without a good CMS response: an empty calendar would cancel all events. */
async function readEntries(
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

const createWeakEtag = (text: string): string => `W/${createEtag(text)}`;

const getFeedHeaders = (form: FeedFormat) => ({
  "content-type": `${feedTypes[form]}; charset=utf-8`,
  // Clients must revalidate, so that unpublished content disappears as fast as from the pages.
  "cache-control": "no-cache",
});

const sendUnavailable = (exchange: Exchange): true =>
  sendProblem(exchange, 503, "The content is not available right now. Please try again later.", {
    "retry-after": 60,
  });
