import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import * as editors from "../../apps/cms/test/editor.ts";
import { runSql } from "../../apps/cms/test/run-sql.ts";
import { type RunningCms, startCms as startProcess } from "../../apps/cms/test/running-cms.ts";
import { startBucketServer } from "../../apps/cms/test/start-bucket-server.ts";
import { startPostgres } from "../../apps/cms/test/start-postgres.ts";
import { readJson } from "../e2e/harness/read-json.ts";
import { findFreePort, type SiteProcess, startSite } from "../e2e/harness/site.ts";
import * as fixtures from "./fixtures.ts";
import { curl, startWebServer, type WebServer } from "./web-server.ts";

const { atEnd, eventually, jsonAt, ORIGIN, sendMessage, TOKEN, textAt } = fixtures;

/** Two CMSs and three sites on one PostgreSQL and one bucket, behind the nginx of deploy/load-balancer. */
const folder = fixtures.newFolder("several");
const dataDir = join(folder, "host");
const both = { SITE_ORIGIN: ORIGIN, TRUST_PROXY: "on", CONTENT_API_TOKEN: TOKEN };
const SECRET = { PAYLOAD_SECRET: "a-secret-that-both-cms-processes-share" };
const DUE = "payload_jobs WHERE task_slug = 'schedulePublish'";
const few = { MESSAGES_PER_MINUTE: "8" };
const many = { MESSAGES_PER_MINUTE: "100000", MESSAGES_PER_DAY: "1000000" };
/** The addresses in the configuration: CMSs, websites, and nginx for the websites. */
const addresses = ["21:4000", "22:4000", "11:3000", "12:3000", "13:3000", "1:4000"];
const ports: number[] = [];
const cmsProcesses: RunningCms[] = [];
const sites: SiteProcess[] = [];
let web: WebServer;
let admin: editors.Editor;

const localUrl = (index: number) => `http://127.0.0.1:${ports[index]}`;
const siteUrl = (index: number) => localUrl(2 + index);

beforeAll(async () => {
  const postgres = await startPostgres();
  atEnd(postgres.stop);
  const buckets = await startBucketServer();
  atEnd(buckets.stop);
  process.env["TEST_POSTGRES"] = postgres.server;
  process.env["TEST_BUCKETS"] = JSON.stringify(buckets.environment);
  for (const _ of addresses) ports.push(await findFreePort());
  const pairs = addresses.map((address, index) => [`10.0.0.${address}`, ports[index]]);
  const file = join(fixtures.repository, "deploy/load-balancer/nginx.conf");
  web = await startWebServer("nginx", join(folder, "nginx"), Object.fromEntries(pairs), file);
  atEnd(() => Promise.all(cmsProcesses.map((cms) => cms.stop())));
  const starts = await Promise.allSettled([startCms(0, few), startCms(1, few)]);
  expect(starts.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  admin = await editors.signInFirstAdmin({ url: localUrl(0), dataDir });
  atEnd(() => Promise.all(sites.map((site) => site.stop())));
  await Promise.all([0, 1, 2].map(startWebsite));
});

async function startCms(index: number, limits: Record<string, string>): Promise<void> {
  const place = { CMS_PORT: String(ports[index]), CMS_URL: localUrl(0), SAMPLE_CONTENT: "on" };
  const environment = { ...both, ...SECRET, ...limits, ...place, LOG_LEVEL: "info" };
  cmsProcesses[index] = await startProcess({ dataDir, environment });
}
async function startWebsite(index: number): Promise<void> {
  // All visitors of a test come from one address.
  const limits = { MESSAGES_PER_ADDRESS: "10000", MESSAGES_PER_NETWORK: "10000" };
  const env = { ...both, ...limits, PORT: String(ports[2 + index]), SITE_ADDRESS: "127.0.0.1" };
  const dataDir = join(folder, `site-${index}`);
  sites[index] = await startSite({ contentApiUrl: localUrl(5), dataDir, env });
}
const rows = async (query: string) => (await runSql(dataDir, query)) as Record<string, string>[];
const count = async (from: string) =>
  Number((await rows(`SELECT count(*) FROM ${from}`))[0]?.["count"]);
/** Sends a request with the admin's session to one of the CMSs. */
const fetchAt = (index: number, method: string, path: string, body?: object) => {
  const browser = { origin: localUrl(0), "sec-fetch-site": "same-origin" };
  const headers = { ...browser, cookie: admin.cookie, "content-type": "application/json" };
  const options = { method, headers, body: JSON.stringify(body) };
  return fetch(`${localUrl(index)}/cms-api/${path}`, options);
};

test("two processes that start at once on an empty database create one admin and one sample", async () => {
  expect(await count("users")).toBe(1);
  const lines = cmsProcesses.flatMap((cms) => cms.lines);
  expect(lines.filter((line) => line.includes("Sample content: complete")).length).toBe(1);
});

test("files are in the bucket, and both CMSs serve the same content", async () => {
  const content = await fixtures.readContent(localUrl(0));
  expect(content.size).toBeGreaterThan(150);
  expect(await fixtures.readContent(localUrl(1))).toEqual(content);
  expect([...content.values()].filter((text) => !text.startsWith("200 "))).toEqual([]);
  const onDisk = readdirSync(dataDir, { recursive: true, encoding: "utf8" });
  expect(onDisk.filter((name) => /\.(jpg|webp|png|pdf)$/.test(name))).toEqual([]);
});

test("a session is valid on both CMSs, and signing out of one ends it on both", async () => {
  const me = async (index: number) => readJson(await fetchAt(index, "GET", "users/me"));
  expect((await me(1)).user?.id).toBe(1);
  expect((await fetchAt(1, "POST", "users/logout")).status).toBe(200);
  for (const index of [0, 1]) expect((await me(index)).user).toBe(null);
  admin = await editors.signIn({ url: localUrl(0) }, "office@sgc.example", editors.ownPassword);
});

test("rate limits for sign-ins and messages are shared by both CMSs", async () => {
  const guess = async (number: number) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": "203.0.113.9" };
    const body = JSON.stringify({ email: "office@sgc.example", password: `guess ${number}` });
    const url = `${localUrl(number % 2)}/cms-api/users/login`;
    return (await fetch(url, { method: "POST", headers, body })).status;
  };
  const send = (number: number) => sendMessage(localUrl(number % 2), `counted-${number}`);
  const statuses = async (length: number, work: (number: number) => Promise<number>) =>
    Object.groupBy(await Promise.all(Array.from({ length }, (_, at) => work(at))), String);
  expect(await statuses(24, guess)).toEqual({ 401: Array(10).fill(401), 429: Array(14).fill(429) });
  expect(await statuses(20, send)).toEqual({ 201: Array(8).fill(201), 429: Array(12).fill(429) });
});

/** Creates drafts, each with a due publish job. The first job looks like one whose process was killed. */
async function queueJobs(title: string, jobs: number): Promise<number[]> {
  const drafts: number[] = [];
  for (let job = 0; job < jobs; job += 1) {
    const news = { title: `${title} ${job}`, _status: "draft" };
    const { doc } = await readJson(await fetchAt(0, "POST", "news?draft=true", news));
    drafts.push(doc.id);
  }
  const values = drafts.map((value, at) => {
    const input = { type: "publish", doc: { relationTo: "news", value } };
    return `('${JSON.stringify(input)}', 'schedulePublish', 'default', now(), 0, false, ${at === 0})`;
  });
  // Inserted together, so that both processes find all jobs in the same poll.
  await rows(`INSERT INTO payload_jobs
    (input, task_slug, queue, wait_until, total_tried, has_error, processing) VALUES ${values}`);
  return drafts;
}
async function publications(drafts: number[]): Promise<number[]> {
  await eventually(async () => expect(await count(DUE)).toBe(0));
  const published = "_news_v WHERE version__status = 'published' AND parent_id";
  return Promise.all(drafts.map((id) => count(`${published} = ${id}`)));
}

test("two processes that poll for jobs run each job once, and clean up once", async () => {
  const drafts = await queueJobs("together", 40);
  expect(await publications(drafts)).toEqual(drafts.map(() => 1));
  expect(await count("payload_jobs WHERE task_slug = 'cleanUp'")).toBe(1);
});

const ends = test.each(["stop", "kill"] as const);
ends("after a %s of a process during its jobs every job is completed", async (end) => {
  const drafts = await queueJobs(end, 20);
  await eventually(async () => expect(await count(DUE)).toBeLessThan(20));
  const ended = end === "stop" ? 0 : 1;
  await cmsProcesses[ended]?.[end]();
  const done = await publications(drafts);
  // The interrupted job of a killed process runs again.
  const allowed = end === "stop" ? [1] : [1, 2];
  expect(done.filter((times) => !allowed.includes(times))).toEqual([]);
  await startCms(ended, many);
});

test.each([0, 1])("all websites show within 15 s what is published at CMS %i", async (index) => {
  const news = { title: `Published at CMS ${index}`, _status: "published" };
  expect((await fetchAt(index, "POST", "news", news)).status).toBe(201);
  const began = performance.now();
  for (const site of [0, 1, 2])
    await eventually(async () =>
      expect(await textAt(`${siteUrl(site)}/News`)).toContain(news.title),
    );
  expect(performance.now() - began).toBeLessThan(15_000);
});

test("stopping and killing websites and CMSs under load fails no response, and loses or duplicates no message", async () => {
  // nginx started before the websites and treats each as down until a request succeeds.
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
    "a website is killed": () => sites[0]?.process.kill("SIGKILL"),
    "it is restarted": () => startWebsite(0),
    "a website is stopped": () => sites[1]?.stop(),
    "that one is restarted": () => startWebsite(1),
    "a CMS is killed": () => cmsProcesses[0]?.kill(),
    "the CMS is restarted": () => startCms(0, many),
    "a CMS is stopped": () => cmsProcesses[1]?.stop(),
    "that CMS is restarted": () => startCms(1, many),
  };
  for (phase in phases) {
    const before = responses;
    await phases[phase]?.();
    await eventually(() => expect(responses).toBeGreaterThan(before + 50));
  }
  isOver = true;
  await Promise.all(visitors);
  expect(problems).toEqual([]);
  // Messages in the outboxes follow within half a minute.
  const query = "SELECT message FROM contact_messages WHERE message LIKE 'message %'";
  const stored = async () => (await rows(query)).map(({ message }) => message).sort();
  await eventually(async () => expect(await stored()).toEqual(sent.sort()));
});

test("without a CMS pages work and messages wait in the outbox, which a stopping website delivers", async () => {
  await Promise.all(cmsProcesses.map((cms) => cms.stop()));
  expect(await sendMessage(siteUrl(2), "written-offline")).toBe(201);
  expect(await textAt(`${siteUrl(2)}/News`)).toContain("Published at CMS 1");
  expect(await textAt(`${siteUrl(2)}/metrics`)).toMatch(/manor_outbox_waiting 1\n/);
  await Promise.all([startCms(0, many), startCms(1, many)]);
  // On a busy machine the CMS's first response takes longer than a website waits during shutdown.
  const age = async () => (await jsonAt(`${siteUrl(2)}/readyz`)).content.ageSeconds;
  await eventually(async () => expect(await age()).toBeLessThan(5));
  await sites[2]?.stop();
  const outbox = readdirSync(join(folder, "site-2/outbox"));
  expect(outbox.filter((name) => name.endsWith(".json"))).toEqual([]);
  expect(await count("contact_messages WHERE message = 'written-offline'")).toBe(1);
});
