import { expect, test } from "vitest";
import { PASSED, serveSteps } from "../test-server.ts";
import { createGuard, isFromHere } from "./guard.ts";

const request = (headers: Record<string, string>) =>
  ({ headers: { host: "sgc.example", ...headers } }) as never;

const ORIGIN = "https://sgc.example";
const isAccepted = (headers: Record<string, string>) => isFromHere(request(headers), ORIGIN);

test("F21 accepts a form only from this site's own pages", () => {
  expect(isAccepted({ origin: ORIGIN, "sec-fetch-site": "same-origin" })).toBe(true);
  expect(isAccepted({ origin: ORIGIN })).toBe(true);
  expect(isAccepted({})).toBe(false);
  expect(isAccepted({ "sec-fetch-site": "same-origin" })).toBe(false);
  expect(isAccepted({ origin: ORIGIN, "sec-fetch-site": "cross-site" })).toBe(false);
  expect(isAccepted({ origin: "https://elsewhere.example" })).toBe(false);
  expect(isAccepted({ origin: "https://elsewhere.example", "sec-fetch-site": "none" })).toBe(false);
  expect(isAccepted({ origin: "https://sgc.example.elsewhere.example" })).toBe(false);
  expect(isAccepted({ origin: "null" })).toBe(false);
});

test("compares with SITE_ORIGIN behind a proxy, and uses Sec-Fetch-Site when it is not set", () => {
  const proxied = { host: "127.0.0.1:3000", origin: ORIGIN };
  expect(isAccepted(proxied)).toBe(true);
  const unset = (from: string) =>
    isFromHere(request({ ...proxied, "sec-fetch-site": from }), "http://localhost:3000");
  expect(unset("same-origin")).toBe(true);
  expect(unset("same-site")).toBe(false);
});

const limits = { perAddress: 5, perNetwork: 5 };
const guard = createGuard({ limits, trustProxy: false, origin: ORIGIN });
const home = await serveSteps([guard.step]);

const post = (path: string, type: string, headers: Record<string, string> = {}) =>
  fetch(home + path, {
    method: "POST",
    body: "x",
    headers: { "content-type": type, origin: ORIGIN, ...headers },
  });

test("accepts a form at the page and JSON at the API only", async () => {
  for (const [path, type, status] of [
    ["/contact", "application/x-www-form-urlencoded", PASSED],
    ["/contact", "multipart/form-data; boundary=x", PASSED],
    ["/contact", "application/json", 415],
    ["/contact", "text/plain", 415],
    ["/api/form/SGSM/CF", "application/json; charset=utf-8", PASSED],
    ["/api/form/SGSM/CF", "application/x-www-form-urlencoded", 415],
  ] as const)
    expect((await post(path, type)).status, `${path} ${type}`).toBe(status);
});

test("rejects a cross-site POST at the page with HTML and at the API with problem JSON", async () => {
  const elsewhere = { origin: "https://elsewhere.example" };
  const page = await post("/contact", "application/x-www-form-urlencoded", elsewhere);
  expect(page.status).toBe(403);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain("+91 00000 00001");
  const call = await post("/api/form/SGSM/CF", "application/json", elsewhere);
  expect(call.status).toBe(403);
  expect(call.headers.get("content-type")).toBe("application/problem+json");
});

test("F13 returns 429 for a flood of POST requests before reading them; pages stay available", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 70; n += 1)
    statuses.push((await post("/contact", "application/x-www-form-urlencoded")).status);
  expect(statuses).toContain(PASSED);
  expect(statuses.at(-1)).toBe(429);
  const call = await post("/api/form/SGSM/CF", "application/json");
  expect(call.status).toBe(429);
  expect(Number(call.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await fetch(`${home}/contact`)).status).toBe(PASSED);
});
