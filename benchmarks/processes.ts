import { giveAll } from "../e2e/harness/content.ts";
import { startStubHost } from "../e2e/harness/stub-host.ts";
import { homeLists } from "../e2e/home-content.ts";
import { type Load, load } from "./cached/load.ts";
import { startSite } from "./lists/site-process.ts";

// What a second process of the site brings: kept pages with one and with two
// processes, asked in turn. The asking takes its part of the same cores. SECONDS and ROUNDS make it longer.

const PORT = 4396;
const ROUNDS = Number(process.env["ROUNDS"] ?? 4);
const SECONDS = Number(process.env["SECONDS"] ?? 3);

const host = await startStubHost();
giveAll(host, { lists: homeLists });
const settings = { PAGES_PER_ADDRESS: "10000" };
const isReady = async (origin: string) => (await fetch(origin)).ok;
const sites = await Promise.all(
  [1, 2].map(async (processes, n) => ({
    processes,
    loads: [] as Load[],
    site: await startSite(PORT + n, host.url, isReady, {
      ...settings,
      SITE_PROCESSES: String(processes),
    }),
  })),
);

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

try {
  for (const { site } of sites) await load(site.origin, 2);
  for (let round = 0; round < ROUNDS; round += 1)
    for (let turn = 0; turn < sites.length; turn += 1) {
      const one = sites[(turn + round) % sites.length];
      one?.loads.push(await load(one.site.origin, SECONDS, 32));
    }
  const paces = sites.map(({ loads }) => mean(loads.map(({ perSecond }) => perSecond)));
  const rows = sites.map(({ processes, loads }, n) => [
    `${processes} process${processes > 1 ? "es" : ""}`,
    {
      "kept pages a second": Math.round(paces[n] ?? 0),
      ratio: Number(((paces[n] ?? 0) / (paces[0] ?? 1)).toFixed(2)),
      "p99 ms": Number(mean(loads.map(({ p99Ms }) => p99Ms)).toFixed(1)),
    },
  ]);
  console.table(Object.fromEntries(rows));
} finally {
  for (const { site } of sites) await site.stop();
  await host.close();
}
