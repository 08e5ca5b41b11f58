import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGuard, isSameSite } from "./guard.ts";

const request = (headers: Record<string, string>) =>
  ({ headers: { host: "sgc.example", ...headers } }) as never;

test("a form is only taken from this site's own pages", () => {
  expect(
    isSameSite(request({ origin: "https://sgc.example", "sec-fetch-site": "same-origin" })),
  ).toBe(true);
  expect(isSameSite(request({}))).toBe(true);
  expect(isSameSite(request({ origin: "https://elsewhere.example" }))).toBe(false);
  expect(isSameSite(request({ "sec-fetch-site": "cross-site" }))).toBe(false);
  expect(isSameSite(request({ origin: "null" }))).toBe(false);
});

test("behind a proxy that gives the site another name, a browser's own word counts", () => {
  const proxied = { host: "127.0.0.1:3000", origin: "https://sgc.example" };
  expect(isSameSite(request({ ...proxied, "sec-fetch-site": "same-origin" }))).toBe(true);
  expect(isSameSite(request({ ...proxied, "sec-fetch-site": "same-site" }))).toBe(false);
});

let server: Server;
let home = "";
beforeAll(async () => {
  const guard = createGuard({ limits: { perAddress: 2, perNetwork: 2 }, trustProxy: false });
  server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? "/", "http://site.invalid");
    const exchange = { request: incoming, response, url, path: url.pathname };
    const taken = url.pathname === "/contact" ? "form" : "json";
    if (!guard.turnsAway(exchange, taken)) response.end("read on");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const post = (path: string, type: string, headers: Record<string, string> = {}) =>
  fetch(home + path, { method: "POST", body: "x", headers: { "content-type": type, ...headers } });

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
