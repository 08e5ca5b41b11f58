import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Editor, signInFirstAdmin } from "../apps/cms/test/editor.ts";
import { type Mailbox, openMailbox } from "../apps/cms/test/mailbox.ts";
import { newDataDir, removeDataDir, startCms } from "../apps/cms/test/running-cms.ts";
import { ORDINARY_DAY } from "../tests/e2e/harness/site.ts";
import type { Options } from "./tools/options.ts";
import { BenchmarkError, onEnd } from "./tools/processes.ts";
import { startSite } from "./tools/servers.ts";

// 500 families book a visit within a minute: the form, the booking, the link in the e-mail, and the confirmation. The
// p95 of a booking may be a second, and other pages may be a fifth slower than before and afterwards.

export const needs: string[] = [];
const FAMILIES = 500;
const PLACES = 300;
const MAX_P95_MS = 1_000;
const MAX_RATIO = 1.2;
const token = "shared-by-site-and-cms-of-the-benchmark";
const form = "/admission/visit";
const otherPages = ["/", "/about", "/contact"];

const quantile = (times: readonly number[], part: number): number =>
  Number(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]?.toFixed(2));

/** The built website and CMS with e-mail, and a visit time. */
async function prepare() {
  const mailbox = await openMailbox();
  const dataDir = newDataDir();
  onEnd(() => removeDataDir(dataDir));
  onEnd(mailbox.close);
  const environment = {
    ...{ SITE_NOW: ORDINARY_DAY, CONTENT_API_TOKEN: token, EMAILS_PER_MINUTE: "3000" },
    ...{ SITE_ORIGIN: "http://site.example", ...mailbox.environment },
  };
  const cms = await startCms({ dataDir, environment });
  onEnd(cms.stop);
  const editor = await signInFirstAdmin(cms);
  const time = { day: "2026-12-09", time: "11:00", kind: "Tour", language: "en", closesHours: 24 };
  const { id } = await editor.save("POST", "visit-times", { ...time, places: PLACES });
  const site = await startSite(cms, { CONTENT_API_TOKEN: token });
  return { mailbox, editor, site, time: String(id) };
}

type Sent = Record<string, string>;

type Answer = { ms: number; status: number };

/** A request of a family from its own network, until the response is complete. */
function send(site: string, path: string, family: number, fields?: Sent): Promise<Answer> {
  const { hostname, port, origin } = new URL(site);
  const start = performance.now();
  const body = fields && new URLSearchParams(fields).toString();
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return new Promise((done, fail) => {
    const sent = request({
      ...{ hostname, port, path, method: body ? "POST" : "GET" },
      localAddress: `127.${1 + (family % 250)}.${1 + Math.floor(family / 250)}.1`,
      headers: { origin, ...(body && { ...type, "content-length": Buffer.byteLength(body) }) },
    });
    sent.on("error", fail).on("response", (response) => {
      const { statusCode: status = 0 } = response;
      response.on("end", () => done({ ms: performance.now() - start, status })).resume();
    });
    sent.end(body);
  });
}

/** The path in the e-mail to a family. */
async function waitForLink(mailbox: Mailbox, email: string): Promise<string> {
  for (;;) {
    const [message] = await mailbox.emailsTo(email);
    const [path] = /\/admission\/visit\/[a-z2-7]{32}/.exec(message?.text ?? "") ?? [];
    if (path) return path;
    await wait(250);
  }
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

async function bookAll({ mailbox, site, time }: Prepared, seconds: number) {
  const timesMs: Record<string, number[]> = {};
  let repeated = 0;
  const visit = async (family: number): Promise<void> => {
    await wait((family / FAMILIES) * seconds * 1_000);
    const step = async (name: string, path: string, fields?: Sent): Promise<void> => {
      const { ms, status } = await send(site, path, family, fields);
      timesMs[name] = [...(timesMs[name] ?? []), ms];
      if (status < 400) return;
      if (status !== 503) throw new BenchmarkError(`${name} returned ${status}.`);
      // The page has the button "Try again".
      repeated += 1;
      await wait(1_000);
      await step(name, path, fields);
    };
    const email = `family-${family}@home.example`;
    const fields = { time, people: "2", class: "VI", name: "A", email, language: "en" };
    await step("the form", form);
    await step("the booking", form, fields);
    const path = await waitForLink(mailbox, email);
    await step("the link", path);
    await step("opening it", path, { action: "open" });
    await step("confirming", path, { action: "confirm" });
  };
  await Promise.all(Array.from({ length: FAMILIES }, (_, family) => visit(family)));
  return { timesMs, repeated };
}

async function measureOthers(site: string, during: () => Promise<unknown>): Promise<number[]> {
  const worker = new Worker(new URL("./tools/page-times.ts", import.meta.url), {
    workerData: { site, paths: otherPages },
  });
  const replied = once(worker, "message");
  await during();
  worker.postMessage("end");
  const [timesMs] = await replied;
  await worker.terminate();
  return timesMs;
}

/** Every family has one booking, and as many are booked as there are places. */
async function findLost(editor: Editor): Promise<string[]> {
  const states = (await editor.find("visit-bookings?limit=0")).map(({ state }) => state);
  const booked = states.filter((state) => state === "booked").length;
  const waiting = states.filter((state) => state === "waiting").length;
  return booked === PLACES && waiting === FAMILIES - PLACES
    ? []
    : [`${booked} families are booked and ${waiting} wait, of ${states.length} bookings`];
}

export async function run({ seconds = 60 }: Options): Promise<string[]> {
  const prepared = await prepare();
  const { site, editor } = prepared;
  const rest = () => wait((seconds / 3) * 1_000);
  await measureOthers(site, () => wait(2_000));
  const before = await measureOthers(site, rest);
  let booked: Awaited<ReturnType<typeof bookAll>> = { timesMs: {}, repeated: 0 };
  const during = await measureOthers(site, async () => {
    booked = await bookAll(prepared, seconds);
  });
  const after = await measureOthers(site, rest);
  const without = [...before, ...after];
  const { timesMs: steps, repeated } = booked;
  const rows = { ...steps, "other pages, without": without, "other pages, meanwhile": during };
  const summary = Object.entries(rows).map(([name, times]) => [
    name,
    {
      responses: times.length,
      "p50 ms": quantile(times, 0.5),
      "p95 ms": quantile(times, 0.95),
      "p99 ms": quantile(times, 0.99),
    },
  ]);
  console.table(Object.fromEntries(summary));
  const p95 = quantile(steps["the booking"] ?? [], 0.95);
  const ratio = quantile(during, 0.5) / quantile(without, 0.5);
  console.log(`Other pages, the median: ${ratio.toFixed(2)} times as long.`);
  return [
    ...(p95 <= MAX_P95_MS ? [] : [`the p95 of a booking is ${p95} ms`]),
    ...(ratio <= MAX_RATIO ? [] : [`other pages take ${ratio.toFixed(2)} times as long`]),
    ...(repeated === 0 ? [] : [`${repeated} steps returned 503 and were repeated`]),
    ...(await findLost(editor)),
  ];
}
