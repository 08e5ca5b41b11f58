import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schoolOf } from "../../app/for-server.ts";
import { createGuard, isFromHere } from "./guard.ts";

const request = (headers: Record<string, string>) =>
  ({ headers: { host: "sgc.example", ...headers } }) as never;

const ORIGIN = "https://sgc.example";
const isTaken = (headers: Record<string, string>) => isFromHere(request(headers), ORIGIN);

test("F21 a form is only taken from this site's own pages", () => {
  expect(isTaken({ origin: ORIGIN, "sec-fetch-site": "same-origin" })).toBe(true);
  expect(isTaken({ origin: ORIGIN })).toBe(true);
  expect(isTaken({})).toBe(false);
  expect(isTaken({ "sec-fetch-site": "same-origin" })).toBe(false);
  expect(isTaken({ origin: ORIGIN, "sec-fetch-site": "cross-site" })).toBe(false);
  expect(isTaken({ origin: "https://elsewhere.example" })).toBe(false);
  expect(isTaken({ origin: "https://elsewhere.example", "sec-fetch-site": "none" })).toBe(false);
  expect(isTaken({ origin: "https://sgc.example.elsewhere.example" })).toBe(false);
  expect(isTaken({ origin: "null" })).toBe(false);
});

test("behind a proxy that gives the site another name SITE_ORIGIN counts, without it the browser's own word", () => {
  const proxied = { host: "127.0.0.1:3000", origin: ORIGIN };
  expect(isTaken(proxied)).toBe(true);
  const unset = (from: string) =>
    isFromHere(request({ ...proxied, "sec-fetch-site": from }), "http://localhost:3000");
  expect(unset("same-origin")).toBe(true);
  expect(unset("same-site")).toBe(false);
});

let server: Server;
let home = "";
beforeAll(async () => {
  const guard = createGuard({
    limits: { perAddress: 5, perNetwork: 5 },
    trustProxy: false,
    origin: ORIGIN,
  });
  server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? "/", "http://site.invalid");
    const exchange = { request: incoming, response, url, path: url.pathname, school: schoolOf({}) };
    if (!guard.step(exchange)) response.end("read on");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const post = (path: string, type: string, headers: Record<string, string> = {}) =>
  fetch(home + path, {
    method: "POST",
    body: "x",
    headers: { "content-type": type, origin: ORIGIN, ...headers },
  });

test("the page takes its form, the call takes JSON, and neither takes the other's", async () => {
  for (const [path, type, status] of [
    ["/contact", "application/x-www-form-urlencoded", 200],
    ["/contact", "multipart/form-data; boundary=x", 200],
    ["/contact", "application/json", 415],
    ["/contact", "text/plain", 415],
    ["/api/form/SGSM/CF", "application/json; charset=utf-8", 200],
    ["/api/form/SGSM/CF", "application/x-www-form-urlencoded", 415],
  ] as const)
    expect((await post(path, type)).status, `${path} ${type}`).toBe(status);
});

test("another site's form is turned away at the page as at the call, each in its own words", async () => {
  const elsewhere = { origin: "https://elsewhere.example" };
  const page = await post("/contact", "application/x-www-form-urlencoded", elsewhere);
  expect(page.status).toBe(403);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain("+91 00000 00001");
  const call = await post("/api/form/SGSM/CF", "application/json", elsewhere);
  expect(call.status).toBe(403);
  expect(call.headers.get("content-type")).toBe("application/problem+json");
});

test("F13 a flood of posts is told to wait before one of them is read, good or not; pages go on", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 70; n += 1)
    statuses.push((await post("/contact", "application/x-www-form-urlencoded")).status);
  expect(statuses).toContain(200);
  expect(statuses.at(-1)).toBe(429);
  const call = await post("/api/form/SGSM/CF", "application/json");
  expect(call.status).toBe(429);
  expect(Number(call.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await fetch(`${home}/contact`)).status).toBe(200);
});
