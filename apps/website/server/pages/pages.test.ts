import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { createHttpServer } from "../http-server.ts";
import { createAllowance } from "../visitors/allowance.ts";
import { createPageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import { createPages } from "./pages.ts";

let server: ReturnType<typeof createHttpServer> | undefined;
afterEach(() => new Promise((closed) => (server ? server.close(closed) : closed(undefined))));

/** A site whose pages say their own address and take so many milliseconds. */
async function open(perAddress: number, tookMs = 0) {
  const rendered: string[] = [];
  const allowance = createAllowance({ perAddress, perNetwork: 10_000 });
  const content = { version: "one" };
  const version = () => content.version;
  const cache = createPageCache({ today: () => "", version });
  const { step, renew } = createPages({
    render: async (request) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      if (tookMs > 0) await wait(tookMs);
      const status = pathname === "/page-not-found" ? 404 : 200;
      return { response: new Response(pathname, { status }), complete: true };
    },
    cache,
    findKey: async (path, query) =>
      path.startsWith("/nowhere") ? "/page-not-found" : pageKey(path, query),
    allowance: { take: () => allowance.take("203.0.113.7") },
    origin: "http://site.invalid",
    version,
    log: pino({ level: "silent" }),
  });
  server = createHttpServer((exchange) => void step(exchange));
  await new Promise<void>((ready) => server?.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { get, rendered, renew, content };
}

test("a thousand addresses that lead nowhere are rendered once, and each is a 404 [A16]", async () => {
  const { get, rendered } = await open(1);
  for (let n = 0; n < 1_000; n += 1) expect((await get(`/nowhere-${n}`)).status).toBe(404);
  expect(rendered).toEqual(["/page-not-found"]);
});

test("who asks for page after page that nobody asked for before is told to wait; the pages of the menu go on", async () => {
  const { get, rendered } = await open(20);
  const answers = [];
  for (let n = 0; n < 50; n += 1) answers.push(await get(`/Events?q=${n}`));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    ...Array.from({ length: 30 }, () => 429),
  ]);
  expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answers.at(-1)?.text).toContain("+91 00000 00001");
  expect(rendered).toHaveLength(20);
  // What was made is there for everybody, and home is made for everybody.
  for (const path of ["/Events?q=3", "/", "/News", "/contact"])
    expect((await get(path)).status, path).toBe(200);
});

test("the queue of pages is bounded: who comes too late is told when to come again, and later all is well", async () => {
  const { get } = await open(10_000, 20);
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => get(`/Events?q=${n}`)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.every(({ headers }) => headers.get("retry-after") === "2")).toBe(true);
  expect((await get("/Events?q=anew")).status).toBe(200);
});

test("after a publish every page in use is made anew before anybody asks, the latest first, and after the next publish again", async () => {
  const { get, rendered, renew, content } = await open(10_000);
  for (const path of ["/", "/News", "/News", "/", "/Events?q=once"]) await get(path);
  for (const version of ["two", "three"]) {
    content.version = version;
    rendered.length = 0;
    await renew();
    expect(rendered).toEqual(["/", "/News"]);
  }
  for (const path of ["/News", "/"]) await get(path);
  expect(rendered).toEqual(["/", "/News"]);
  // Nothing has changed since.
  await renew();
  expect(rendered).toEqual(["/", "/News"]);
});

test("what changes while pages are made anew is in all of them in the end, and nobody waits meanwhile", async () => {
  const { get, rendered, renew, content } = await open(10_000, 30);
  for (const path of ["/", "/News", "/News", "/"]) await get(path);
  content.version = "two";
  rendered.length = 0;
  const renewed = renew();
  expect((await get("/News")).status).toBe(200);
  expect(rendered).toEqual(["/"]);
  content.version = "three";
  await renewed;
  expect(rendered.slice(-2).sort()).toEqual(["/", "/News"]);
});
