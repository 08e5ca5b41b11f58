import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import * as clerk from "../../apps/cms/test/clerk.ts";
import { runSql } from "../../apps/cms/test/run-sql.ts";
import { type RunningHost, startHost } from "../../apps/cms/test/running-host.ts";
import { startBucketServer } from "../../apps/cms/test/start-bucket-server.ts";
import { startPostgres } from "../../apps/cms/test/start-postgres.ts";
import { findFreePort, type SiteProcess, startSite } from "../e2e/harness/site.ts";
import * as fixtures from "./fixtures.ts";
import { curl, startWebServer, type WebServer } from "./web-server.ts";

const { atEnd, eventually, jsonAt, ORIGIN, sendMessage, stop, TOKEN, textAt } = fixtures;

/** Two CMSs and three sites on one PostgreSQL and one bucket, behind the nginx of deploy/several. */
const folder = fixtures.newFolder("several");
const dataDir = join(folder, "host");
const both = { SITE_ORIGIN: ORIGIN, TRUST_PROXY: "on", CONTENT_API_TOKEN: TOKEN };
const SECRET = { PAYLOAD_SECRET: "the-secret-that-both-cms-processes-share" };
const OFFICE = "office@sgc.example";
const few = { MESSAGES_PER_MINUTE: "8" };
const many = { MESSAGES_PER_MINUTE: "100000", MESSAGES_PER_DAY: "1000000" };
/** The addresses in the configuration: CMSs, websites, and nginx for the websites. */
const addresses = ["21:4000", "22:4000", "11:3000", "12:3000", "13:3000", "1:4000"];
const ports: number[] = [];
const cms: RunningHost[] = [];
const sites: SiteProcess[] = [];
let web: WebServer;
let admin: clerk.Clerk;

const cmsUrl = (index: number) => `http://127.0.0.1:${ports[index]}`;
const siteUrl = (index: number) => cmsUrl(2 + index);

beforeAll(async () => {
  const postgres = await startPostgres();
  atEnd(postgres.stop);
  const buckets = await startBucketServer();
  atEnd(buckets.stop);
  process.env["TEST_POSTGRES"] = postgres.server;
  process.env["TEST_BUCKETS"] = JSON.stringify(buckets.environment);
  for (const _ of addresses) ports.push(await findFreePort());
  const pairs = addresses.map((address, index) => [`10.0.0.${address}`, ports[index]]);
  const file = join(fixtures.repository, "deploy/several/nginx.conf");
  web = await startWebServer("nginx", join(folder, "nginx"), Object.fromEntries(pairs), file);
  atEnd(() => Promise.all(cms.map((one) => one.stop())));
  const starts = await Promise.allSettled([startCms(0, few), startCms(1, few)]);
  expect(starts.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  admin = await clerk.signInFirstAdmin({ url: cmsUrl(0), dataDir });
  atEnd(() => Promise.all(sites.map((site) => site.stop())));
  await Promise.all([0, 1, 2].map(startWebsite));
});

async function startCms(index: number, limits: Record<string, string>): Promise<void> {
  const place = { CMS_PORT: String(ports[index]), CMS_URL: cmsUrl(0), SAMPLE_CONTENT: "on" };
  const environment = { ...both, ...SECRET, ...limits, ...place, LOG_LEVEL: "info" };
  cms[index] = await startHost({ dataDir, environment });
}
async function startWebsite(index: number): Promise<void> {
  // All visitors of a test come from one address.
  const limits = { MESSAGES_PER_ADDRESS: "10000", MESSAGES_PER_NETWORK: "10000" };
  const env = { ...both, ...limits, PORT: String(ports[2 + index]), SITE_ADDRESS: "127.0.0.1" };
  const dataDir = join(folder, `site-${index}`);
  sites[index] = await startSite({ contentApiUrl: cmsUrl(5), dataDir, env });
}
const rows = async (query: string) => (await runSql(dataDir, query)) as Record<string, string>[];
const count = async (from: string) =>
  Number((await rows(`SELECT count(*) FROM ${from}`))[0]?.["count"]);
/** Sends a request to one CMS from a browser that signed in at the first. */
const callAt = (index: number, method: string, path: string, body?: object) => {
  const browser = { origin: cmsUrl(0), "sec-fetch-site": "same-origin" };
  const headers = { ...browser, cookie: admin.cookie, "content-type": "application/json" };
  const options = { method, headers, body: JSON.stringify(body) };
  return fetch(`${cmsUrl(index)}/cms-api/${path}`, options);
};
const cmsThatLogged = (text: string) =>
  [0, 1].filter((index) => cms[index]?.lines.some((line) => line.includes(text)));
const leaders = () => cmsThatLogged("does jobs and letters");

test("two CMSs that start at once on an empty database create one admin and the sample content once", async () => {
  expect(await count("users")).toBe(1);
  expect([cmsThatLogged("Sample content: complete").length, leaders().length]).toEqual([1, 1]);
});

test("files are stored in the bucket, and both CMSs serve the same content", async () => {
  const content = await fixtures.contentOf(cmsUrl(0));
  expect(content.size).toBeGreaterThan(150);
  expect(await fixtures.contentOf(cmsUrl(1))).toEqual(content);
  expect([...content.values()].filter((text) => !text.startsWith("200 "))).toEqual([]);
  const onDisk = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  expect(onDisk.filter((name) => /\.(jpg|webp|png|pdf)$/.test(name))).toEqual([]);
});

test("a session is valid at both CMSs, and signing out of one ends it at both", async () => {
  const me = (index: number) =>
    callAt(index, "GET", "users/me").then((response) => response.json());
  expect((await me(1)).user?.id).toBe(1);
  expect((await callAt(1, "POST", "users/logout")).status).toBe(200);
  for (const index of [0, 1]) expect((await me(index)).user).toBe(null);
  admin = await clerk.signIn({ url: cmsUrl(0) }, OFFICE, clerk.ownPassword);
});

test("both CMSs share the limits for wrong passwords and messages", async () => {
  const guess = async (number: number) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": "203.0.113.9" };
    const body = JSON.stringify({ email: OFFICE, password: `guess ${number}` });
    const url = `${cmsUrl(number % 2)}/cms-api/users/login`;
    return (await fetch(url, { method: "POST", headers, body })).status;
  };
  const send = (number: number) => sendMessage(cmsUrl(number % 2), `counted-${number}`);
  const statuses = async (length: number, work: (number: number) => Promise<number>) =>
    Object.groupBy(await Promise.all(Array.from({ length }, (_, at) => work(at))), String);
  expect(await statuses(24, guess)).toEqual({ 401: Array(10).fill(401), 429: Array(14).fill(429) });
  expect(await statuses(20, send)).toEqual({ 201: Array(8).fill(201), 429: Array(12).fill(429) });
});

const ends = test.each(["stop", "kill"] as const);
ends("after a %s of the leader, the other CMS runs each scheduled job once", async (end) => {
  const [leader = 0] = leaders();
  const due: number[] = [];
  for (let job = 0; job < 6; job += 1) {
    const news = { title: `${end} ${job}`, _status: "draft" };
    const { doc } = await (await callAt(0, "POST", "news?draft=true", news)).json();
    due.push(doc.id);
    const input = { type: "publish", doc: { relationTo: "news", value: doc.id } };
    // The first job looks as if its CMS had been killed while it ran.
    await rows(`INSERT INTO payload_jobs (input, task_slug, queue, wait_until, total_tried, has_error, processing)
      VALUES ('${JSON.stringify(input)}', 'schedulePublish', 'default', now() - interval '1 second', 0, false, ${job === 0})`);
  }
  await cms[leader]?.[end]();
  await eventually(() => expect(leaders()).toContain(1 - leader));
  await eventually(async () => expect(await count("payload_jobs")).toBe(0));
  const published = "_news_v WHERE version__status = 'published' AND parent_id";
  for (const id of due) expect(await count(`${published} = ${id}`)).toBe(1);
  await startCms(leader, many);
});

const each = test.each([0, 1]);
each("every website shows news published at CMS %i within 15 seconds", async (index) => {
  const title = `Published at CMS ${index}`;
  const news = { title, _status: "published" };
  expect((await callAt(index, "POST", "news", news)).status).toBe(201);
  const began = performance.now();
  for (const site of [0, 1, 2])
    await eventually(async () => expect(await textAt(`${siteUrl(site)}/News`)).toContain(title));
  expect(performance.now() - began).toBeLessThan(15_000);
});

test("stopping or killing websites and CMSs under load fails no request and loses or doubles no message", async () => {
  // nginx started before the websites and treats each as down until it has responded once.
  for (const _ of sites)
    await eventually(async () => expect((await curl(web.https, ORIGIN)).status).toBe(200));
  const sent: string[] = [];
  const problems: string[] = [];
  let [phase, isOver, responses] = ["", false, 0];
  const visit = async (path: string, wanted: number, message?: string) => {
    const during = phase;
    const options = message ? { body: fixtures.messageBody(message) } : {};
    const status = await curl(web.https, ORIGIN + path, options).then((got) => got.status, String);
    responses += 1;
    if (status !== wanted) problems.push(`${during}: ${path}: ${status}`);
    else if (message) sent.push(message);
  };
  const visitors = ["/", "/News", "/Gallery", "/search?q=school", "", ""].map(async (path, at) => {
    for (let number = 0; !isOver; number += 1)
      if (path) await visit(path, 200);
      else await visit("/api/form/SGSM/CF", 201, `message ${number} of visitor ${at}`);
  });
  const phases: Record<string, () => unknown> = {
    "a website is killed": () => stop(sites[0]?.process, "SIGKILL"),
    "the website restarts": () => startWebsite(0),
    "a website is stopped": () => stop(sites[1]?.process),
    "that website restarts": () => startWebsite(1),
    "a CMS is killed": () => cms[0]?.kill(),
    "the CMS restarts": () => startCms(0, many),
    "a CMS is stopped": () => cms[1]?.stop(),
    "that CMS restarts": () => startCms(1, many),
  };
  for (phase in phases) {
    const before = responses;
    await phases[phase]?.();
    await eventually(() => expect(responses).toBeGreaterThan(before + 50));
  }
  isOver = true;
  await Promise.all(visitors);
  expect(problems).toEqual([]);
  // Messages that waited in an outbox follow within half a minute.
  const query = "SELECT message FROM contact_messages WHERE message LIKE 'message %'";
  const stored = async () => (await rows(query)).map(({ message }) => message).sort();
  await eventually(async () => expect(await stored()).toEqual(sent.sort()));
});

test("without a CMS a website serves pages and queues messages; it delivers them before it stops", async () => {
  await Promise.all(cms.map((one) => one.stop()));
  expect(await sendMessage(siteUrl(2), "sent-without-cms")).toBe(201);
  expect(await textAt(`${siteUrl(2)}/News`)).toContain("Published at CMS 1");
  expect(await textAt(`${siteUrl(2)}/metrics`)).toMatch(/manor_outbox_waiting 1\n/);
  await Promise.all([startCms(0, many), startCms(1, many)]);
  // On a busy machine the first response of a CMS takes longer than a stopping website waits.
  const age = async () => (await jsonAt(`${siteUrl(2)}/readyz`)).content.ageSeconds;
  await eventually(async () => expect(await age()).toBeLessThan(5));
  await stop(sites[2]?.process);
  const outbox = readdirSync(join(folder, "site-2/outbox"));
  expect(outbox.filter((name) => name.endsWith(".json"))).toEqual([]);
  expect(await count("contact_messages WHERE message = 'sent-without-cms'")).toBe(1);
});
