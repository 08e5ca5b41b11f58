import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { giveAll } from "../e2e/harness/content.ts";
import { richLists, richPictures, richRecords } from "../e2e/harness/rich-content.ts";
import { routeTable } from "../e2e/harness/route-table.ts";
import { startStubHost } from "../e2e/harness/stub-host.ts";
import { startSite } from "./lists/site-process.ts";

// How much the site grows under mixed load: kept pages, searches that nobody asked before, pictures in every width, and
// a publish every ten seconds. MINUTES says how long (10); the first minute does not count. Fails above 50 MB.

const MINUTES = Number(process.env["MINUTES"] ?? 10);
const AT_ONCE = 8;
const MOST_GROWTH_MB = 50;
const WIDTHS = [160, 320, 480, 640, 960, 1280, 1600, 2000];

const host = await startStubHost();
giveAll(host, { lists: richLists, pictures: richPictures });
const settings = { PAGES_PER_ADDRESS: "10000", PICTURES_AHEAD: "1000" };
const site = await startSite(4460, host.url, async (origin) => (await fetch(origin)).ok, settings);
const pages = [...routeTable.map(({ path }) => path), ...richRecords];
const memoryMb = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, "utf8"))?.[1]) / 1_024;

const until = performance.now() + MINUTES * 60_000;
const isOver = () => performance.now() > until;
let asked = 0;

async function visit(): Promise<void> {
  while (!isOver()) {
    asked += 1;
    const [page, kind] = [pages[asked % pages.length], asked % 10];
    const picture = `/api/image/${richPictures[asked % 2]}?w=${WIDTHS[asked % WIDTHS.length]}`;
    const search = `/Events?year=all&q=${asked}`;
    const path = [search, picture, picture][kind] ?? page;
    const accept = asked % 2 ? "image/avif" : "image/webp";
    await (await fetch(site.origin + path, { headers: { accept } })).arrayBuffer();
    await wait(5);
  }
}

async function publish(): Promise<void> {
  const news = richLists["/api/news/SGSM"] as object[];
  for (let n = 0; !isOver(); n += 1) {
    const list = news.map((one) => ({ ...one, description: `As of publish ${n}.` }));
    for (const path of ["/api/news/SGSM", "/api/news/all/SGSM"]) host.give(path, list);
    await wait(10_000);
  }
}

try {
  const visits = Promise.all([publish(), ...Array.from({ length: AT_ONCE }, visit)]);
  const seen: number[] = [];
  while (!isOver()) {
    await wait(Math.min(60_000, MINUTES * 12_000));
    seen.push(memoryMb());
    console.log(`${asked} answers, ${seen.at(-1)?.toFixed(0)} MB`);
  }
  await visits;
  const growth = (seen.at(-1) ?? 0) - (seen[0] ?? 0);
  console.log(`From the first to the last look: ${growth.toFixed(0)} MB more.`);
  process.exitCode = growth > MOST_GROWTH_MB ? 1 : 0;
} finally {
  await site.stop();
  await host.close();
}
