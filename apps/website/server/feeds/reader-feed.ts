import { generateAtomFeed, generateJsonFeed } from "feedsmith";
import { type FeedName, feedAddress } from "../../app/for-server.ts";
import type { DatedEntry } from "./changes.ts";

export type ReaderFeed = {
  /** The school's name. */
  school: string;
  name: FeedName;
  title: string;
  origin: string;
  /** Path of the page that shows the same. */
  page: string;
  entries: readonly DatedEntry[];
};

/** Atom (RFC 4287): texts as text, never as markup. */
export function writeAtom(feed: ReaderFeed): string {
  const { school, name, title, origin, page, entries } = feed;
  const items = entries.map((entry) => read(entry, feed));
  const self = origin + feedAddress(name, "atom");
  return withoutIndents(
    generateAtomFeed({
      id: self,
      title: { value: `${school}: ${title}` },
      updated: latest(items),
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

/** The library puts some texts on a separate line, and a reader would take the line break as part of the text. */
const withoutIndents = (xml: string): string =>
  xml.replaceAll(/>\s+<!\[CDATA\[/g, "><![CDATA[").replaceAll(/\]\]>\s+<\//g, "]]></");

/** JSON Feed 1.1. */
export function writeJsonFeed(of: ReaderFeed): string {
  const { school, name, title, origin, page, entries } = of;
  const feed = generateJsonFeed({
    title: `${school}: ${title}`,
    home_page_url: origin + page,
    feed_url: origin + feedAddress(name, "json"),
    language: "en-IN",
    authors: [{ name: school, url: `${origin}/` }],
    items: entries
      .map((entry) => read(entry, of))
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

/** An entry's id is a tag URI (RFC 4151), which stays when its address changes. */
function read(entry: DatedEntry, { school, origin }: ReaderFeed) {
  const { hostname } = new URL(origin);
  const facts = [entry.time, entry.venue].filter(Boolean).join(" · ");
  return {
    id: `tag:${hostname},2026:${encodeURIComponent(entry.id)}`,
    title: printable(entry.title) || school,
    url: new URL(entry.address || "/", origin).href,
    text: printable([facts, entry.text].filter(Boolean).join("\n\n")),
    updated: updatedOf(entry),
  };
}

/** When it last changed; for what has not changed since it was first seen, its day if that was earlier. */
function updatedOf({ day, changed, isFirst }: DatedEntry): Date {
  const began = new Date(`${day}T00:00:00+05:30`);
  return isFirst && began < changed ? began : changed;
}

const latest = (items: readonly { updated: Date }[]): Date =>
  new Date(Math.max(0, ...items.map(({ updated }) => updated.getTime())));

/** What XML 1.0 may not contain is left out, and the white space that was hidden behind it. */
const printable = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "").trim();
