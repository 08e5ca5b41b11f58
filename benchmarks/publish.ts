import { setTimeout as wait } from "node:timers/promises";
import { serveContent } from "../tests/e2e/harness/content.ts";
import { richLists, richPictures, richRecords } from "../tests/e2e/harness/rich-content.ts";
import { routeTable } from "../tests/e2e/harness/route-table.ts";
import type { StubCms } from "../tests/e2e/harness/stub-cms.ts";
import type { Options } from "./tools/options.ts";
import { BenchmarkError } from "./tools/processes.ts";
import { startCms, startSite } from "./tools/servers.ts";

// All pages, requested by four visitors at once, with and without a publish every two seconds: the p99 may grow to
// three times at most.

export const needs: string[] = [];
const VISITORS = 4;
const MAX_RATIO = 3;
const pages = [...routeTable.map(({ path }) => path), ...richRecords];

/** Changes every news item, and so every page that shows one. */
function publish(cms: StubCms, n: number): void {
  const list = (richLists["/api/news/SGSM"] as object[]).map((item) => ({
    ...item,
    description: `As of publish ${n}.`,
  }));
  for (const path of ["/api/news/SGSM", "/api/news/all/SGSM"]) cms.serve(path, list);
}

async function measure(site: string, seconds: number, publishNext?: (n: number) => void) {
  const deadline = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() > deadline;
  const timesMs: number[] = [];
  let [requested, published] = [0, 0];
  async function visit(): Promise<void> {
    while (!isOver()) {
      requested += 1;
      const start = performance.now();
      const response = await fetch(site + pages[requested % pages.length], {
        headers: { "accept-encoding": "br" },
        signal: AbortSignal.timeout(30_000),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new BenchmarkError(`${response.url} returned ${response.status}.`);
      timesMs.push(performance.now() - start);
    }
  }
  async function publishAll(): Promise<void> {
    while (publishNext && !isOver()) {
      published += 1;
      publishNext(published);
      await wait(2_000);
    }
  }
  await Promise.all([publishAll(), ...Array.from({ length: VISITORS }, visit)]);
  timesMs.sort((a, b) => a - b);
  const quantile = (part: number) =>
    Number(timesMs[Math.floor(timesMs.length * part)]?.toFixed(2) ?? Number.NaN);
  return {
    publishes: published,
    responses: timesMs.length,
    "p50 ms": quantile(0.5),
    "p99 ms": quantile(0.99),
  };
}

export async function run({ seconds = 20 }: Options): Promise<string[]> {
  const cms = await startCms();
  serveContent(cms, { lists: richLists, pictures: richPictures });
  const site = await startSite(cms, { PAGES_PER_ADDRESS: "10000", CONTENT_POLL_MS: "1000" });
  for (const page of [...pages, ...pages]) await (await fetch(site + page)).arrayBuffer();
  const without = await measure(site, seconds);
  const during = await measure(site, seconds, (n) => publish(cms, n));
  console.table({ "nothing published": without, "a publish every two seconds": during });
  const ratio = during["p99 ms"] / without["p99 ms"];
  return ratio <= MAX_RATIO ? [] : [`the p99 is ${ratio.toFixed(2)} times as long`];
}
