import type { Clock } from "../../content/clock.ts";
import { type Content, findContent } from "../../content/content.ts";
import type { Snapshot } from "../../content/durable-files.ts";
import {
  eventFileAddress,
  type FeedFormat,
  type FeedName,
  feedAddress,
  feedFormats,
  feedTypes,
} from "../../model/feeds/feed-addresses.ts";
import { type FeedEntry, feedId, feeds } from "../../model/feeds/feeds.ts";
import { createTranslate } from "../../model/texts/create-translate.ts";
import { addPrefix } from "../../model/texts/languages.ts";
import { type Exchange, problem, type Reply, reply, type Step, toEtag } from "../http/exchange.ts";
import type { FinishedResponses } from "../http/finished-responses.ts";
import { writeCalendar } from "./calendar-file.ts";
import { createDateEntries, type DatedEntry } from "./changes.ts";
import { writeAtom, writeJsonFeed } from "./reader-feed.ts";

export type FeedsOptions = {
  content: Pick<Content, "list" | "getVersion" | "inLanguage">;
  clock: Clock;
  responses: Pick<FinishedResponses, "getText">;
  origin: string;
  /** Stores when entries changed. */
  times: Snapshot;
};

/** `dated` has the newest entries and all from a year ago on. */
type FeedData = { stamp: string; all: FeedEntry[]; dated: DatedEntry[] };
type Target = { name: FeedName; form: FeedFormat };

const NEWEST = 50;
const MAX_CALENDAR_ENTRIES = 2_000;

export function createFeeds({ content, clock, responses, origin, times }: FeedsOptions): Step {
  const known = new Map<string, FeedData>();
  const dateEntries = createDateEntries(times, clock);

  /** Cached until the list, the school's name or the day changes; `undefined` while the list is unknown. */
  async function read(
    name: FeedName,
    { school: { identity }, language }: Exchange,
  ): Promise<FeedData | undefined> {
    const today = clock.today();
    const shown = findContent(content, language) ?? content;
    const stamp = `${today} ${shown.getVersion(feeds[name].answer)} ${identity.name}`;
    const key = addPrefix(language, name);
    const before = known.get(key);
    if (before?.stamp === stamp) return before;
    const all = await feeds[name].read(shown, today);
    if (!all) return undefined;
    const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    const current = all.filter(({ day }, index) => index < NEWEST || day >= aYearAgo);
    const dated = dateEntries(key, current.slice(0, MAX_CALENDAR_ENTRIES));
    const now = { stamp, all, dated };
    known.set(key, now);
    return now;
  }

  function replyWithFeed(exchange: Exchange, { name, form }: Target, data: FeedData) {
    const { school, language } = exchange;
    const address = addPrefix(language, feedAddress(name, form));
    return responses.getText(address, data.stamp, getFeedHeaders(form), () =>
      writers[form]({
        ...{ origin, address, language, school: school.identity.name },
        title: createTranslate(language)(feedFormats[name].title),
        page: addPrefix(language, feeds[name].page),
        entries: form === "ics" ? data.dated : data.dated.slice(0, NEWEST),
      }),
    );
  }

  function replyWithEvent(
    exchange: Exchange,
    id: string,
    { all, dated }: FeedData,
  ): Reply | undefined {
    const isEvent = (entry: FeedEntry) => entry.id === feedId("event", id) && entry.day !== "";
    const entry = all.find(isEvent);
    if (!entry) return undefined;
    const text = writeCalendar({
      ...{ origin, title: entry.title, language: exchange.language },
      page: addPrefix(exchange.language, feeds.events.page),
      school: exchange.school.identity.name,
      address: addPrefix(exchange.language, eventFileAddress(id)),
      entries: [dated.find(isEvent) ?? { ...entry, changed: new Date(entry.day) }],
    });
    const headers = { ...getFeedHeaders("ics"), etag: `W/${toEtag(text)}` };
    return reply(200, { ...headers, "content-disposition": "attachment" }, text);
  }

  return async (exchange) => {
    const [, event] = EVENT_FILE.exec(exchange.path) ?? [];
    const target = event === undefined ? targets.get(exchange.path) : EVENTS;
    if (!target) return undefined;
    const data = await read(target.name, exchange);
    if (!data) return problem(503, UNAVAILABLE, { "retry-after": 60 });
    if (event === undefined) return replyWithFeed(exchange, target, data);
    // `checkAddress` has rejected paths that cannot be decoded.
    return replyWithEvent(exchange, decodeURIComponent(event), data);
  };
}

const writers = { ics: writeCalendar, atom: writeAtom, json: writeJsonFeed };
const EVENTS: Target = { name: "events", form: "ics" };
const EVENT_FILE = /^\/feeds\/events\/([^/]+)\.ics$/;

const targets = new Map(
  (Object.keys(feedFormats) as FeedName[]).flatMap((name) =>
    feedFormats[name].formats.map((form) => [feedAddress(name, form), { name, form }] as const),
  ),
);

const getFeedHeaders = (form: FeedFormat) => ({
  "content-type": `${feedTypes[form]}; charset=utf-8`,
  // Clients must revalidate, so that unpublished content disappears as fast as from the pages.
  "cache-control": "no-cache",
});

const UNAVAILABLE = "The content is not available right now. Please try again later.";
