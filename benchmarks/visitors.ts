import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveAll } from "../e2e/harness/content.ts";
import { startStubHost } from "../e2e/harness/stub-host.ts";
import { homeLists } from "../e2e/home-content.ts";
import { startSite } from "./lists/site-process.ts";
import { takesInMix } from "./visitors/answers.ts";
import type { Takes } from "./visitors/closed-network.ts";
import { compare } from "./visitors/compare.ts";
import { middleTakes, playRounds } from "./visitors/measure.ts";
import { numbersFrom } from "./visitors/median.ts";
import { cores, keepOn } from "./visitors/on-cores.ts";
import { lookAround } from "./visitors/one-visitor.ts";
import { assumptions, play, readPrices, scenarios } from "./visitors/scenarios.ts";

// How far one core goes, and what a thousand schools or a news day of a million visitors an hour would take: a
// simulation, fed by measured work for each answer. It is believed only when it tells the pace and the median of
// a mixed load on this machine within a fifth. Fails when it does not.

const PORT = 4390;

const folder = mkdtempSync(join(tmpdir(), "manor-visitors-"));
const host = await startStubHost();
giveAll(host, { lists: homeLists });
const site = await startSite(PORT, host.url, async (origin) => (await fetch(origin)).ok);
const stage = { site, folder };

const rounded = (takes: Takes) =>
  Object.fromEntries(Object.entries(takes).map(([part, ms]) => [part, Number(ms.toFixed(4))]));

try {
  keepOn(cores.site, site.pid);
  keepOn(cores.asker, process.pid);
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(site.origin)).text())?.[0] ?? "";
  const paths = ["/", "/Events", "/about", "/contact", "/api/events/SGSM", script];
  const mix = [40, 20, 15, 5, 10, 10].map((ofHundred, n) => ({ path: paths[n] ?? "/", ofHundred }));
  const { alone, mixed } = await playRounds(stage, mix, [1, 4, 16, 64]);
  console.table(Object.fromEntries(Array.from(alone, ([path, each]) => [path, rounded(each)])));
  const rows = Array.from(mixed, ([lines, rounds]) => compare(rounds, mix, alone, lines));
  console.table(rows);
  const isBelieved = rows.every(({ isWithin }) => isWithin);
  console.log(isBelieved ? "Believed: within a fifth." : "Not believed: off by more than a fifth.");

  keepOn(`${cores.site},${cores.asker}`, process.pid);
  const visit = await lookAround(site.origin);
  console.log("One visitor, five pages:");
  console.table(visit);
  // Processors are counted by what an answer takes under the heaviest load.
  const inMix = takesInMix(mix, alone, middleTakes(mixed.get(64) ?? []));
  const work = (path: string) => inMix.get(path)?.threadMs ?? Number.NaN;
  const pages = ["/", "/Events", "/about"];
  const workMs = {
    page: pages.reduce((all, path) => all + work(path), 0) / pages.length,
    file: work(script),
    picture: work(script),
    data: work("/api/events/SGSM"),
  };
  const prices = readPrices(process.env["PRICES"]);
  for (const hasProxy of [false, true]) {
    console.log(
      hasProxy ? "With a proxy that keeps what may be kept:" : "Visitors ask the site itself:",
    );
    console.table(
      Object.fromEntries(
        scenarios.map((one) => [
          one.name,
          play(one, visit, workMs, hasProxy, numbersFrom(1853), prices),
        ]),
      ),
    );
  }
  console.log("Assumed, in the busiest hour:", assumptions);
  process.exitCode = isBelieved ? 0 : 1;
} finally {
  await site.stop();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
}
