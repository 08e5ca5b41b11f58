import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Alert } from "@manor/content-api";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { silentLog } from "../content/test-content.ts";
import { getPages } from "../model/pages/find-page.ts";
import { isAdditional } from "../model/pages/fixed-pages.ts";
import { sampleSchool } from "../model/school/test-school.ts";
import { findActiveAlert } from "./active-alert.ts";
import { readConfig } from "./config.ts";
import { createSite } from "./index.ts";
import { listen } from "./test-server.ts";

const alert = (fields: Partial<Alert>): Alert => ({
  text: "Stay inside",
  url: "",
  until: "",
  ...fields,
});
const at = (alerts: Alert[], now: string) =>
  findActiveAlert({ peek: () => alerts as never[] }, { now: () => new Date(now) })?.text;

test("hides an alert after its end and shows one without a valid end", () => {
  const until = "2026-11-20T10:00:00.000Z";
  expect(at([alert({ until })], "2026-11-20T09:59:59Z")).toBe("Stay inside");
  expect(at([alert({ until })], until)).toBeUndefined();
  expect(at([alert({ until: "tomorrow" })], until)).toBe("Stay inside");
  expect(at([alert({ text: "" }), alert({ text: "Second" })], until)).toBe("Second");
  expect(at([], until)).toBeUndefined();
});

/** A site with a fake CMS that returns these alerts, or 404 when they are undefined. */
async function open(cms: { alerts: Alert[] | undefined }) {
  const cmsServer = createServer((request, response) => {
    const { url = "" } = request;
    const isAlert = url.startsWith("/api/alert/");
    if (!isAlert && !url.startsWith("/api/site/")) return void response.end("[]");
    if (!isAlert || !cms.alerts) return void response.writeHead(404).end();
    response.end(JSON.stringify(cms.alerts));
  });
  const data = mkdtempSync(join(tmpdir(), "manor-alert-"));
  const warned = vi.fn();
  const config = readConfig({
    CONTENT_API_URL: await listen(cmsServer),
    SITE_DATA_DIR: data,
    SITE_NOW: "2026-11-20T10:00:00+05:30",
    CONTENT_POLL_MS: "100",
    PREWARM_IMAGES: "0",
  });
  const site = await createSite({ ...config, port: 0 }, { ...silentLog, warn: warned });
  await site.listen();
  const origin = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
  const close = async () => {
    await site.close();
    cmsServer.close();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  return { origin, warned, close };
}

const cms: { alerts: Alert[] | undefined } = { alerts: [] };
let warned: ReturnType<typeof vi.fn>;
let origin = "";
let close = async () => {};

beforeAll(async () => {
  ({ origin, warned, close } = await open(cms));
}, 60_000);
afterAll(() => close());

const read = async (path: string) => (await fetch(origin + path)).text();
const isUp = async (path = "/about") => (await read(path)).includes("Urgent notice:");
const SOON = { timeout: 15_000, interval: 50 };

test("shows no alert and logs nothing when the CMS does not have the call", async () => {
  const other = await open({ alerts: undefined });
  expect(await (await fetch(`${other.origin}/about`)).text()).not.toContain("Urgent notice:");
  const isReady = async () => (await fetch(`${other.origin}/readyz`)).status;
  await vi.waitFor(async () => expect(await isReady()).toBe(200), SOON);
  expect(other.warned).not.toHaveBeenCalled();
  await other.close();
});

test("shows an alert on every page, error pages included, within 15 seconds and removes it as fast", async () => {
  const getEtag = async () => (await fetch(`${origin}/about`)).headers.get("etag");
  const before = await getEtag();
  cms.alerts = [alert({ text: "School closed: <b>storm</b>", url: "/News" })];
  await vi.waitFor(async () => expect(await isUp()).toBe(true), SOON);
  const during = await getEtag();
  expect(during).not.toBe(before);
  const paths = getPages(sampleSchool)
    .filter((page) => !isAdditional(page))
    .map(({ path }) => path);
  for (const path of [...paths, "/today", "/search", "/nowhere"]) {
    const page = await read(path);
    expect(page, path).toContain("School closed: &lt;b&gt;storm&lt;/b&gt;");
    expect(page, path).toMatch(
      /<section class="alert-bar" aria-label="Urgent notice">.*href="\/News"/,
    );
  }
  // The error page that needs no rendering.
  expect(await read(`/${"x".repeat(9_000)}`)).toContain("School closed: &lt;b&gt;storm");
  cms.alerts = [];
  await vi.waitFor(async () => expect(await isUp()).toBe(false), SOON);
  expect(await getEtag()).toBe(before);
});

test("retains the alert while the CMS fails", async () => {
  cms.alerts = [alert({})];
  await vi.waitFor(async () => expect(await isUp()).toBe(true), SOON);
  cms.alerts = undefined;
  await vi.waitFor(() => expect(warned).toHaveBeenCalled(), SOON);
  expect(await isUp()).toBe(true);
});

test("drops an unsafe link", async () => {
  cms.alerts = [alert({ url: "javascript:alert(1)" })];
  await vi.waitFor(async () => expect(await read("/about")).not.toContain("Read more"), SOON);
  expect(await read("/about")).not.toContain("javascript:");
});
