import { setTimeout as wait } from "node:timers/promises";
import { giveAll } from "../e2e/harness/content.ts";
import { richLists, richPictures, richRecords } from "../e2e/harness/rich-content.ts";
import { routeTable } from "../e2e/harness/route-table.ts";
import { startStubHost } from "../e2e/harness/stub-host.ts";
import { startSite } from "./lists/site-process.ts";

// Whether a publish makes visitors wait: all pages, asked by a few at once, with and without an office that publishes
// every two seconds. SECONDS says how long each (20). Fails when the p99 is more than three times as long.

const SECONDS = Number(process.env["SECONDS"] ?? 20);
const AT_ONCE = 4;
const MOST = 3;
const NEWS = ["/api/news/SGSM", "/api/news/all/SGSM"];

const host = await startStubHost();
giveAll(host, { lists: richLists, pictures: richPictures });
const settings = { PAGES_PER_ADDRESS: "10000", CONTENT_RENEW_MS: "1000" };
const site = await startSite(4470, host.url, async (origin) => (await fetch(origin)).ok, settings);
const pages = [...routeTable.map(({ path }) => path), ...richRecords];
const headers = { "accept-encoding": "br" };

/** Publishes all the news anew: whatever shows one of them is another page then. */
function publish(n: number): void {
  const list = (richLists["/api/news/SGSM"] as object[]).map((one) => ({
    ...one,
    description: `As of publish ${n}.`,
  }));
  for (const path of NEWS) host.give(path, list);
}

async function measure(everyMs: number): Promise<Record<string, number>> {
  const until = performance.now() + SECONDS * 1_000;
  const isOver = () => performance.now() > until;
  const took: number[] = [];
  let asked = 0;
  let published = 0;
  async function visit(): Promise<void> {
    while (!isOver()) {
      asked += 1;
      const began = performance.now();
      const response = await fetch(`${site.origin}${pages[asked % pages.length]}`, { headers });
      await response.arrayBuffer();
      if (response.status >= 500) throw new Error(`${response.url} answered ${response.status}`);
      took.push(performance.now() - began);
    }
  }
  async function office(): Promise<void> {
    while (everyMs > 0 && !isOver()) {
      published += 1;
      publish(published);
      await wait(everyMs);
    }
  }
  await Promise.all([office(), ...Array.from({ length: AT_ONCE }, visit)]);
  took.sort((a, b) => a - b);
  const at = (part: number) => Number(took[Math.floor(took.length * part)]?.toFixed(2));
  return {
    publishes: published,
    answers: took.length,
    "p50 ms": at(0.5),
    "p99 ms": at(0.99),
    "p99.9 ms": at(0.999),
  };
}

try {
  for (const page of [...pages, ...pages]) await (await fetch(site.origin + page)).arrayBuffer();
  const calm = await measure(0);
  const busy = await measure(2_000);
  console.table({ "nothing new": calm, "a publish every two seconds": busy });
  const ratio = (busy["p99 ms"] ?? 0) / (calm["p99 ms"] ?? 1);
  console.log(`The p99 is ${ratio.toFixed(2)} times as long.`);
  process.exitCode = ratio > MOST ? 1 : 0;
} finally {
  await site.stop();
  await host.close();
}
