import { expect, test, vi } from "vitest";
import { encode } from "./encode.ts";
import { FinishedResponses, type Page } from "./finished-responses.ts";

const makePage = async (text = "<p>Page</p>"): Promise<Page> => ({
  etag: '"1"',
  reply: { status: 200, headers: {}, body: await encode(text, "quick") },
});

function makeCache(maxBytes?: number) {
  const state = { day: "2026-11-20", revision: 1, ms: 0 };
  const version = () => `${state.day} ${state.revision}`;
  const cache = new FinishedResponses({
    content: { version: () => state.revision },
    clock: { now: () => new Date(state.day), today: () => state.day },
    pageVersion: version,
    maxBytes,
    now: () => state.ms,
  });
  const add = async (key: string, text?: string) =>
    cache.setPage(key, await makePage(text), version());
  return { cache, state, version, add };
}

test("caches a page while the version stays the same", async () => {
  const { cache, state, add } = makeCache();
  await add("/News");
  state.ms = 86_400_000;
  expect(cache.getPage("/News")).toBeDefined();
  expect(cache.getPage("/Events")).toBeUndefined();
});

test("returns an outdated page for at most two seconds, also after repeated changes [A301]", async () => {
  const { cache, state, add } = makeCache();
  await add("/News");
  state.revision = 2;
  expect(cache.getPage("/News")).toBeDefined();
  state.ms = 1_999;
  state.revision = 3;
  expect(cache.getPage("/News")).toBeDefined();
  state.ms = 2_000;
  expect(cache.getPage("/News")).toBeUndefined();
});

test("drops all pages at midnight in Kolkata, because they contain the date [A19]", async () => {
  const { cache, state, add } = makeCache();
  await add("/");
  await add("/News");
  state.revision = 2;
  expect(cache.getPage("/")).toBeDefined();
  state.day = "2026-11-21";
  expect(cache.getPage("/")).toBeUndefined();
  expect(cache.getPage("/News")).toBeUndefined();
});

test("does not cache a page that was rendered from an older version", async () => {
  const { cache, state, version } = makeCache();
  const before = version();
  state.revision = 2;
  cache.setPage("/News", await makePage(), before);
  expect(cache.getPage("/News")).toBeUndefined();
});

test("lists the last 200 outdated pages that were requested again, the latest first", async () => {
  const { cache, state, add } = makeCache();
  for (let n = 0; n < 300; n += 1) await add(`/Events?q=${n}`);
  for (let n = 0; n < 250; n += 1) cache.getPage(`/Events?q=${n}`);
  expect(cache.outdatedPages()).toEqual([]);
  state.revision = 2;
  const outdated = cache.outdatedPages();
  expect(outdated).toHaveLength(200);
  expect([outdated[0], outdated.at(-1)]).toEqual(["/Events?q=249", "/Events?q=50"]);
  await add("/Events?q=249");
  expect(cache.outdatedPages()).toHaveLength(199);
  // It was not requested since, and is still cached.
  state.revision = 3;
  expect(cache.outdatedPages()).toContain("/Events?q=249");
});

test("limits the memory of all pages", async () => {
  const { cache, add } = makeCache(10_000);
  for (let number = 0; number < 50; number += 1) {
    const text = Array.from({ length: 200 }, (_, word) => `${number}-${word * 7919}`).join(" ");
    await add(`/Events?q=${number}`, text);
  }
  expect(cache.getPage("/Events?q=0")).toBeUndefined();
  expect(cache.getPage("/Events?q=49")).toBeDefined();
});

test("compresses a page better once it is requested again", async () => {
  const { cache, add } = makeCache();
  const titles = ["cricket", "football", "quiz"];
  const cards = Array.from(
    { length: 500 },
    (_, n) => `<a href="/Events/${(n * 37) % 1000}">Inter-house ${titles[n % 3]} ${n}</a>`,
  );
  await add("/Events", cards.join("\n"));
  const sizeNow = () => cache.getPage("/Events")?.body.br.byteLength;
  const before = sizeNow() ?? 0;
  const isSmaller = () => expect(sizeNow()).toBeLessThan(before);
  await vi.waitFor(isSmaller, { timeout: 10_000 });
});

test("reuses the bytes of a page that is rendered again with the same ETag", async () => {
  const { cache, state, version, add } = makeCache();
  await add("/about");
  const before = cache.getPage("/about");
  state.revision = 2;
  expect(cache.findBody("/about", '"other"')).toBeUndefined();
  const body = cache.findBody("/about", '"1"');
  expect(body).toBe(before?.body);
  const headers = { changed: "yes" };
  if (body)
    cache.setPage("/about", { etag: '"1"', reply: { status: 200, headers, body } }, version());
  state.ms = 10_000;
  expect(cache.getPage("/about")).toEqual({ status: 200, headers, body });
});

test("writes a text once for each version", async () => {
  const { cache } = makeCache();
  const written: string[] = [];
  const get = (version: string) =>
    cache.getText("/api/events", version, { "content-type": "application/json" }, () => {
      written.push(version);
      return version;
    });
  const first = await get("one");
  expect(await get("one")).toBe(first);
  const second = await get("two");
  expect(written).toEqual(["one", "two"]);
  expect(second.headers.etag).not.toBe(first.headers.etag);
  expect(second.headers).toMatchObject({ "content-type": "application/json" });
});
