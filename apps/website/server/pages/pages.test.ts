import { setTimeout as wait } from "node:timers/promises";
import { createRateLimiter } from "@manor/server-kit/rate-limiter";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createClock } from "../../content/clock.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import type { Step } from "../http/exchange.ts";
import { FinishedResponses } from "../http/finished-responses.ts";
import { serveSteps } from "../test-server.ts";
import { toPageKey } from "./find-page-key.ts";
import { createPages } from "./pages.ts";

/** A site whose pages contain their path and take `renderMs` to render. */
async function open(perAddress: number, renderMs = 0) {
  const rendered: string[] = [];
  const rateLimiter = createRateLimiter({ perAddress, perNetwork: 10_000 });
  const content = { version: "one", isComplete: true };
  const responses = new FinishedResponses({
    content: { version: () => 1 },
    clock: createClock(new Date()),
    pageVersion: () => content.version,
  });
  const { step, sendGone, refresh } = createPages({
    render: async (request) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      if (renderMs > 0) await wait(renderMs);
      const status = pathname === "/page-not-found" ? 404 : 200;
      return { response: new Response(pathname, { status }), complete: content.isComplete };
    },
    responses,
    getSchool: () => sampleSchool,
    findKey: async ({ path, url }) =>
      path.startsWith("/nowhere") ? "/page-not-found" : toPageKey(path, url.searchParams),
    rateLimiter: { take: () => rateLimiter.take("203.0.113.7") },
    origin: "http://site.invalid",
    log: pino({ level: "silent" }),
  });
  const gone: Step = (exchange) => (exchange.path === "/gone" ? sendGone(exchange) : undefined);
  const origin = await serveSteps([gone, step]);
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { get, rendered, refresh, content };
}

test("renders the page of 300 unknown addresses once and returns 404 for each [A16]", async () => {
  const { get, rendered } = await open(1);
  for (let n = 0; n < 300; n += 1) expect((await get(`/nowhere-${n}`)).status).toBe(404);
  expect(rendered).toEqual(["/page-not-found"]);
});

test("renders the page about removed content once and returns 410 each time, not to be stored", async () => {
  const { get, rendered } = await open(1);
  for (let n = 0; n < 3; n += 1) {
    const { status, headers } = await get("/gone");
    expect([status, headers.get("cache-control")]).toEqual([410, "no-store"]);
  }
  expect(rendered).toEqual(["/page-not-found?gone=1"]);
  expect((await get("/nowhere")).status).toBe(404);
});

test("returns 429 for too many uncached pages, but still serves cached pages and the site map", async () => {
  const { get, rendered } = await open(20);
  const responses = [];
  for (let n = 0; n < 50; n += 1) responses.push(await get(`/Events?q=${n}`));
  expect(responses.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    ...Array.from({ length: 30 }, () => 429),
  ]);
  expect(Number(responses.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(responses.at(-1)?.text).toContain("+91 00000 00001");
  expect(rendered).toHaveLength(20);
  for (const path of ["/Events?q=3", "/", "/News", "/contact"])
    expect((await get(path)).status, path).toBe(200);
});

test("returns 503 with Retry-After while the render queue is full", async () => {
  const { get } = await open(10_000, 20);
  const responses = await Promise.all(Array.from({ length: 200 }, (_, n) => get(`/Events?q=${n}`)));
  const refused = responses.filter(({ status }) => status === 503);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
  // How many depends on the speed of the machine.
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.every(({ headers }) => headers.get("retry-after") === "2")).toBe(true);
  expect((await get("/Events?q=later")).status).toBe(200);
});

test("renders every page in use again after each change, the latest first", async () => {
  const { get, rendered, refresh, content } = await open(10_000);
  for (const path of ["/", "/News", "/News", "/", "/Events?q=once"]) await get(path);
  for (const version of ["two", "three"]) {
    content.version = version;
    rendered.length = 0;
    await refresh();
    expect(rendered).toEqual(["/", "/News"]);
  }
  for (const path of ["/News", "/"]) await get(path);
  expect(rendered).toEqual(["/", "/News"]);
  // Nothing has changed since.
  await refresh();
  expect(rendered).toEqual(["/", "/News"]);
});

test("renders pages again when the content changes during a refresh, and serves old ones meanwhile", async () => {
  const { get, rendered, refresh, content } = await open(10_000, 30);
  for (const path of ["/", "/News", "/News", "/"]) await get(path);
  content.version = "two";
  rendered.length = 0;
  const refreshed = refresh();
  expect((await get("/News")).status).toBe(200);
  expect(rendered).toEqual(["/"]);
  content.version = "three";
  await refreshed;
  expect(rendered.slice(-2).sort()).toEqual(["/", "/News"]);
});

test("sends a page from the cache with the headers of the first time", async () => {
  const { get, rendered } = await open(10_000);
  const [first, second] = [await get("/News"), await get("/News")];
  const { date: _, ...headers } = Object.fromEntries(first.headers);
  expect(Object.fromEntries(second.headers)).toMatchObject(headers);
  expect(second.headers.get("etag")).toMatch(/^W\/"/);
  expect(rendered).toEqual(["/News"]);
});

test("renders a page again that lacked content", async () => {
  const { get, rendered, content } = await open(10_000);
  content.isComplete = false;
  await get("/News");
  content.isComplete = true;
  await get("/News");
  await get("/News");
  expect(rendered).toEqual(["/News", "/News"]);
});
