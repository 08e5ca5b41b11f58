import { languages } from "../../model/texts/languages.ts";
import { type FeedFile, toFeedLink, toPlainText } from "./calendar-file.ts";

/** Loads the library for the first feed: it has 180 modules. */
const loadFeedsmith = () => import("feedsmith");

export async function writeAtom(file: FeedFile): Promise<string> {
  const { generateAtomFeed } = await loadFeedsmith();
  const { school, title, origin, page, address } = file;
  const items = toItems(file);
  const self = origin + address;
  const feed = removeIndents(
    generateAtomFeed({
      id: self,
      title: { value: `${school}: ${title}` },
      updated: new Date(Math.max(0, ...items.map((item) => item.date_modified.getTime()))),
      authors: [{ name: school }],
      links: [
        { href: self, rel: "self", type: "application/atom+xml" },
        { href: origin + page, rel: "alternate", type: "text/html" },
      ],
      entries: items.map((item) => ({
        id: item.id,
        title: { value: item.title },
        updated: item.date_modified,
        links: [{ href: item.url, rel: "alternate" }],
        content: { value: item.content_text, type: "text" },
      })),
    }),
  );
  // The library has no language.
  return file.language === "en"
    ? feed
    : feed.replace("<feed ", `<feed xml:lang="${languages[file.language].locale}" `);
}

/** The library adds line breaks around CDATA, which readers would show. */
const removeIndents = (xml: string): string =>
  xml.replaceAll(/>\s+<!\[CDATA\[/g, "><![CDATA[").replaceAll(/\]\]>\s+<\//g, "]]></");

export async function writeJsonFeed(file: FeedFile): Promise<string> {
  const { generateJsonFeed } = await loadFeedsmith();
  const { school, title, origin, page, address } = file;
  const feed = generateJsonFeed({
    title: `${school}: ${title}`,
    home_page_url: origin + page,
    feed_url: origin + address,
    language: languages[file.language].locale,
    authors: [{ name: school, url: toFeedLink("/", file.language, origin) }],
    items: toItems(file),
  });
  return JSON.stringify(feed);
}

/** The items as in JSON Feed. An id is a tag URI (RFC 4151), which does not change with the address. */
const toItems = ({ school, origin, entries, language }: FeedFile) =>
  entries.map(({ id, title, text, address, time, venue, changed }) => {
    const facts = [time, venue].filter(Boolean).join(" · ");
    const name = toPlainText(title) || school;
    return {
      id: `tag:${new URL(origin).hostname},2026:${encodeURIComponent(id)}`,
      url: toFeedLink(address || "/", language, origin),
      title: name,
      content_text: toPlainText([facts, text].filter(Boolean).join("\n\n")) || name,
      date_modified: changed,
    };
  });
