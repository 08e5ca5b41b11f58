import { LRUCache } from "lru-cache";
import {
  type FeedEntry,
  type FeedForm,
  type FeedName,
  feedAddress,
  feedForms,
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
import { createEventFiles } from "./event-files.ts";
import { aYearBefore, entriesOf, inCalendar } from "./feed-entries.ts";
import { writeAtom, writeJsonFeed } from "./reader-feed.ts";
import type { Revisions } from "./revisions.ts";

export type FeedsOptions = {
  content: Pick<Content, "list" | "currentVersion">;
  clock: Clock;
  origin: string;
  revisions: Revisions;
};

type Made = { version: unknown; school: string; day: string; etag: string; encoded: Encoded };

/** A reader needs what is new. */
const NEWEST = 50;

/** /feeds: calendars and news to subscribe to, without anybody having to say who they are. */
export function createFeeds(options: FeedsOptions): Step {
  const { content, clock } = options;
  const kept = new LRUCache<string, Made>({ max: 20 });
  const eventFile = createEventFiles(options);

  async function made(school: string, name: FeedName, form: FeedForm): Promise<Made | undefined> {
    const key = feedAddress(name, form);
    const day = clock.today();
    const version = await content.currentVersion(feeds[name].answer);
    const known = kept.get(key);
    if (known && known.version === version && known.school === school && known.day === day)
      return known;
    const entries = await entriesOf(feeds[name], content);
    if (!entries) return undefined;
    const text = write(school, name, form, entries, options);
    const fresh = {
      version,
      school,
      day,
      etag: etagOf(text),
      encoded: await encode(text, "quick"),
    };
    kept.set(key, fresh);
    return fresh;
  }

  async function answerEvent(exchange: Exchange, id: string): Promise<boolean> {
    const text = await eventFile(exchange.school.identity.name, id);
    if (text === undefined) return sendUnknown(exchange);
    if (text === "") return false;
    const headers = { ...headersOf("ics"), etag: etagOf(text) };
    return send(exchange, 200, { ...headers, "content-disposition": "attachment" }, text);
  }

  return async (exchange) => {
    if (!isRead(exchange) || !exchange.path.startsWith("/feeds/")) return false;
    const wanted = readTarget(exchange.path);
    if (!wanted) return false;
    if (wanted.event !== undefined) return answerEvent(exchange, wanted.event);
    const feed = await made(exchange.school.identity.name, wanted.name, wanted.form);
    if (!feed) return sendUnknown(exchange);
    return send(exchange, 200, { ...headersOf(wanted.form), etag: feed.etag }, feed.encoded);
  };
}

type Target = { name: FeedName; form: FeedForm; event?: undefined } | { event: string };

const EVENT_FILE = /^\/feeds\/events\/([^/]+)\.ics$/;

const targets = new Map<string, Target>(
  (Object.keys(feedForms) as FeedName[]).flatMap((name) =>
    feedForms[name].forms.map((form) => [feedAddress(name, form), { name, form }] as const),
  ),
);

function readTarget(path: string): Target | undefined {
  const [, event] = EVENT_FILE.exec(path) ?? [];
  if (event === undefined) return targets.get(path);
  try {
    return { event: decodeURIComponent(event) };
  } catch {
    return undefined;
  }
}

function write(
  school: string,
  name: FeedName,
  form: FeedForm,
  all: readonly FeedEntry[],
  { origin, revisions, clock }: FeedsOptions,
): string {
  const { page } = feeds[name];
  const { title } = feedForms[name];
  if (form !== "ics") {
    const entries = all.slice(0, NEWEST);
    const { present } = revisions.compare(name, entries);
    const feed = { school, name, title, origin, page, entries, present };
    return form === "atom" ? writeAtom(feed) : writeJsonFeed(feed);
  }
  const start = aYearBefore(clock.today());
  const entries = inCalendar(all, start);
  const { present, gone } = revisions.compare(feedAddress(name, "ics"), entries);
  // What has only grown too old is not off.
  const told = new Map([...gone].filter(([, { day }]) => day >= start));
  return writeCalendar({
    school,
    title,
    origin,
    address: feedAddress(name, form),
    entries,
    present,
    gone: told,
  });
}

const etagOf = (text: string): string => `W/${tagOf(text)}`;

const headersOf = (form: FeedForm) => ({
  "content-type": `${feedTypes[form]}; charset=utf-8`,
  // Asked about each time, and by its tag for nothing: what was taken down is gone here as soon as from the pages.
  "cache-control": "no-cache",
});

const sendUnknown = (exchange: Exchange): true =>
  sendProblem(exchange, 503, "The content cannot be had at the moment. Please ask again later.", {
    "retry-after": 60,
  });
