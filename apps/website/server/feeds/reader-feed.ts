import { generateAtomFeed, generateJsonFeed } from "feedsmith";
import { type FeedName, feedAddress } from "../../app/for-server.ts";
import type { DatedEntry } from "./changes.ts";

export type ReaderFeed = {
  /** The school's name. */
  school: string;
  name: FeedName;
  title: string;
  origin: string;
  /** Path of the corresponding page. */
  page: string;
  entries: readonly DatedEntry[];
};

/** Writes an Atom feed (RFC 4287) with plain text, never markup. */
export function writeAtom(feed: ReaderFeed): string {
  const { school, name, title, origin, page, entries } = feed;
  const items = entries.map((entry) => toItem(entry, feed));
  const self = origin + feedAddress(name, "atom");
  return removeIndents(
    generateAtomFeed({
      id: self,
      title: { value: `${school}: ${title}` },
      updated: getLatest(items),
      authors: [{ name: school }],
      links: [
        { href: self, rel: "self", type: "application/atom+xml" },
        { href: origin + page, rel: "alternate", type: "text/html" },
      ],
      entries: items.map(({ id, title, url, text, updated }) => ({
        id,
        title: { value: title },
        updated,
        links: [{ href: url, rel: "alternate" }],
        content: { value: text || title, type: "text" },
      })),
    }),
  );
}

/** The library adds line breaks around CDATA, which readers would show. */
const removeIndents = (xml: string): string =>
  xml.replaceAll(/>\s+<!\[CDATA\[/g, "><![CDATA[").replaceAll(/\]\]>\s+<\//g, "]]></");

/** JSON Feed 1.1. */
export function writeJsonFeed(source: ReaderFeed): string {
  const { school, name, title, origin, page, entries } = source;
  const feed = generateJsonFeed({
    title: `${school}: ${title}`,
    home_page_url: origin + page,
    feed_url: origin + feedAddress(name, "json"),
    language: "en-IN",
    authors: [{ name: school, url: `${origin}/` }],
    items: entries
      .map((entry) => toItem(entry, source))
      .map(({ id, title, url, text, updated }) => ({
        id,
        url,
        title,
        content_text: text || title,
        date_modified: updated,
      })),
  });
  return JSON.stringify(feed);
}

/** The id is a tag URI (RFC 4151), which does not change with the address. */
function toItem(entry: DatedEntry, { school, origin }: ReaderFeed) {
  const { hostname } = new URL(origin);
  const facts = [entry.time, entry.venue].filter(Boolean).join(" · ");
  return {
    id: `tag:${hostname},2026:${encodeURIComponent(entry.id)}`,
    title: toXmlText(entry.title) || school,
    url: new URL(entry.address || "/", origin).href,
    text: toXmlText([facts, entry.text].filter(Boolean).join("\n\n")),
    updated: getUpdated(entry),
  };
}

/** The time of the last change; for an entry without a change, its date if that is earlier. */
function getUpdated({ day, changed, isFirst }: DatedEntry): Date {
  const began = new Date(`${day}T00:00:00+05:30`);
  return isFirst && began < changed ? began : changed;
}

const getLatest = (items: readonly { updated: Date }[]): Date =>
  new Date(Math.max(0, ...items.map(({ updated }) => updated.getTime())));

/** Removes characters that XML 1.0 does not allow, and trims. */
const toXmlText = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "").trim();
