import fc from "fast-check";
import RssParser from "rss-parser";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { event, type Fixture, ORIGIN, parseEvents, samples, startFeeds } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFeeds(samples());
});

test("writes titles as text with their pages, newest first", async () => {
  const feed = await new RssParser().parseString(await fixture.text("/feeds/news.atom"));
  expect(feed.title).toBe("SGC: News");
  expect(feed.items.map(({ title, link }) => ({ title, link }))).toEqual([
    { title: "To come", link: `${ORIGIN}/News/n2` },
    { title: "New <library> & reading room", link: `${ORIGIN}/News/n1` },
  ]);
  // A future event counts from the day it was first published, not from its date.
  expect(feed.items.map(({ isoDate }) => isoDate)).toEqual([
    "2026-11-20T04:30:00.000Z",
    "2026-11-17T18:30:00.000Z",
  ]);
});

const JsonFeed = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.literal("en-IN"),
  authors: z.array(z.strictObject({ name: z.string(), url: z.url() })),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      content_text: z.string().min(1),
      date_modified: z.iso.datetime(),
    }),
  ),
});

test.each(["news", "events", "albums", "announcements"])(
  "writes JSON Feed 1.1 for %s",
  async (name) => {
    const response = await fixture.get(`/feeds/${name}.json`);
    expect(response.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
    const feed = JsonFeed.parse(await response.json());
    expect(feed.items.length).toBeGreaterThan(0);
  },
);

test("returns 304 when If-None-Match matches", async () => {
  for (const path of ["/feeds/events.ics", "/feeds/news.atom", "/feeds/events/e1.ics"]) {
    const etag = (await fixture.get(path)).headers.get("etag") ?? "";
    expect((await fixture.get(path, { "if-none-match": etag })).status).toBe(304);
  }
});

test("makes clients revalidate, so that unpublished content disappears", async () => {
  for (const path of ["/feeds/events.ics", "/feeds/news.atom", "/feeds/events/e1.ics"])
    expect((await fixture.get(path)).headers.get("cache-control"), path).toBe("no-cache");
});

test("writes any text so that iCalendar and Atom parsers read the same text", async () => {
  const words = fc
    .string({ unit: "binary", maxLength: 60 })
    .map((text) => text.replaceAll("\0", "").toWellFormed().trim());
  await fc.assert(
    fc.asyncProperty(words, words, async (title, description) => {
      fixture.lists["events"] = [event("e1", { title, description })];
      const [read] = parseEvents(await fixture.text("/feeds/events.ics"));
      const bare = (text?: string | null) =>
        (text ?? "").replaceAll(/[\p{Cc}\uFFFE\uFFFF\s]/gu, "");
      expect(bare(read?.event.summary)).toBe(bare(title) || "SGC");
      expect(bare(read?.event.description)).toBe(bare(description));
      const atom = await new RssParser().parseString(await fixture.text("/feeds/events.atom"));
      expect(bare(atom.items[0]?.title)).toBe(bare(title) || "SGC");
    }),
    { numRuns: 40, examples: [["\u0001\t\u0001", ""]] },
  );
});

test("names no photograph in any feed, so none is left when photographs are hidden", async () => {
  const photos = { images: ["pupil.jpg"], attachments: ["pupil.jpg"], cardPhoto: "pupil.jpg" };
  for (const [list, records] of Object.entries(fixture.lists))
    fixture.lists[list] = records.map((record) => ({ ...record, ...photos }));
  const kinds = ["events", "news", "albums", "announcements"];
  for (const file of ["events.ics", ...kinds.flatMap((kind) => [`${kind}.atom`, `${kind}.json`])])
    expect(await fixture.text(`/feeds/${file}`), file).not.toContain("pupil.jpg");
});

test("contains no names of toppers or birthdays in any feed [R40]", async () => {
  const name = fc.stringMatching(/^Pupil[A-Z][a-z]{6}$/);
  await fc.assert(
    fc.asyncProperty(name, name, async (topper, birthday) => {
      fixture.lists["toppers"] = [{ _id: "t1", name: topper }];
      fixture.lists["allBirthdays"] = [{ _id: "b1", name: birthday }];
      fixture.lists["birthdaysToday"] = [{ _id: "b1", name: birthday }];
      const forms = [
        "events.ics",
        "academic-calendar.ics",
        "news.atom",
        "events.json",
        "albums.atom",
        "announcements.atom",
      ];
      for (const form of forms) {
        const text = await fixture.text(`/feeds/${form}`);
        expect(text).not.toContain(topper);
        expect(text).not.toContain(birthday);
      }
    }),
    { numRuns: 20 },
  );
});
