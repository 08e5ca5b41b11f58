import { expect, test, vi } from "vitest";
import type { AnswerKey } from "../../content/content.ts";
import { type Encoded, encode } from "../http/encode.ts";
import { type CachedPage, createPageCache } from "./page-cache.ts";

async function makePage(
  versions: [AnswerKey, string][],
  day = "2026-11-20",
  text = "<p>Page</p>",
): Promise<CachedPage> {
  return {
    status: 200,
    etag: '"1"',
    body: await encode(text, "quick"),
    used: new Map(versions),
    day,
  };
}

function makeCache(maxBytes?: number) {
  const now = { day: "2026-11-20", versions: new Map([["news", "one"]]) };
  const cache = createPageCache({
    today: () => now.day,
    currentVersion: async (key) => now.versions.get(key) ?? "",
    maxBytes,
  });
  return { cache, now };
}

test("a page is kept while its content and the day stay the same", async () => {
  const { cache } = makeCache();
  cache.set("/News", await makePage([["news", "one"]]));
  expect(await cache.get("/News")).toBeDefined();
  expect(await cache.get("/Events")).toBeUndefined();
});

test("a page goes as soon as something it was made from changes [A301]", async () => {
  const { cache, now } = makeCache();
  cache.set("/News", await makePage([["news", "one"]]));
  now.versions.set("news", "two");
  expect(await cache.get("/News")).toBeUndefined();
});

test("a page goes at midnight in Kolkata, because 'today' stands in it [A19]", async () => {
  const { cache, now } = makeCache();
  cache.set("/", await makePage([["news", "one"]]));
  now.day = "2026-11-21";
  expect(await cache.get("/")).toBeUndefined();
});

test("the memory of all pages together is bounded", async () => {
  const { cache } = makeCache(10_000);
  for (let number = 0; number < 50; number += 1) {
    const text = Array.from({ length: 200 }, (_, word) => `${number}-${word * 7919}`).join(" ");
    cache.set(`/Events?q=${number}`, await makePage([], "2026-11-20", text));
  }
  expect(await cache.get("/Events?q=0")).toBeUndefined();
  expect(await cache.get("/Events?q=49")).toBeDefined();
});

test("a page is packed more tightly once it is asked for again", async () => {
  const { cache } = makeCache();
  const titles = ["cricket", "football", "quiz"];
  const cards = Array.from(
    { length: 500 },
    (_, n) => `<a href="/Events/${(n * 37) % 1000}">Inter-house ${titles[n % 3]} ${n}</a>`,
  );
  const page = await makePage([], "2026-11-20", cards.join("\n"));
  cache.set("/Events", page);
  const sizeOf = (of: CachedPage | undefined) => (of?.body as Encoded | undefined)?.br.byteLength;
  const sizeNow = async () => sizeOf(await cache.get("/Events"));
  const before = sizeOf(page) ?? 0;
  expect(await sizeNow()).toBe(before);
  const isSmaller = async () => expect(await sizeNow()).toBeLessThan(before);
  await vi.waitFor(isSmaller, { timeout: 10_000 });
});
