import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { giveAll } from "../e2e/harness/content.ts";
import { startStubHost } from "../e2e/harness/stub-host.ts";
import { homeLists } from "../e2e/home-content.ts";
import { startSite } from "./lists/site-process.ts";
import { type Mix, playMix } from "./visitors/measure.ts";
import { numbersFrom } from "./visitors/median.ts";
import { lookAround } from "./visitors/one-visitor.ts";
import { assumptions, play, readPrices, scenarios } from "./visitors/scenarios.ts";
import { shareCores, type Takes } from "./visitors/share-cores.ts";
import { quantile } from "./visitors/simulate.ts";

// How far one machine goes, and what a thousand schools or a news day of a million visitors an hour would take: a
// simulation, fed by measured work for each answer. It is believed only when it tells the pace and the median of
// a mixed load on this machine within a fifth. Fails when it does not.

const PORT = 4390;
const ALLOWED = 0.2;

const NOTHING: Takes = { threadMs: 0, helpMs: 0, askerMs: 0 };

const folder = mkdtempSync(join(tmpdir(), "manor-visitors-"));
const host = await startStubHost();
giveAll(host, { lists: homeLists });
const site = await startSite(PORT, host.url, async (origin) => (await fetch(origin)).ok);
const stage = { site, folder };

/** How well the simulation tells what the machine does under this mix, which works harder than its parts alone do. */
async function compare(mix: Mix, alone: Map<string, Takes>, lines: number) {
  const real = await playMix(stage, mix, lines);
  const dearer = (part: keyof Takes) =>
    real.takes[part] /
    mix.reduce(
      (all, { path, ofHundred }) => all + ((alone.get(path)?.[part] ?? 0) * ofHundred) / 100,
      0,
    );
  const times = {
    threadMs: dearer("threadMs"),
    helpMs: dearer("helpMs"),
    askerMs: dearer("askerMs"),
  };
  const random = numbersFrom(lines);
  const paths = mix.flatMap(({ path, ofHundred }) => Array.from({ length: ofHundred }, () => path));
  const one = () => {
    const takes = alone.get(paths[Math.floor(random() * paths.length)] ?? "") ?? NOTHING;
    return {
      threadMs: takes.threadMs * times.threadMs,
      helpMs: takes.helpMs * times.helpMs,
      askerMs: takes.askerMs * times.askerMs,
    };
  };
  const told = shareCores(lines, availableParallelism(), 50_000, one);
  const off = [told.perSecond / real.perSecond, quantile(told.tookMs, 0.5) / real.p50Ms].map(
    (ratio) => Math.max(ratio, 1 / ratio) - 1,
  );
  return {
    lines,
    "measured/s": Math.round(real.perSecond),
    "simulated/s": Math.round(told.perSecond),
    "measured p50 ms": real.p50Ms,
    "simulated p50 ms": Number(quantile(told.tookMs, 0.5).toFixed(2)),
    "measured p99 ms": real.p99Ms,
    "simulated p99 ms": Number(quantile(told.tookMs, 0.99).toFixed(2)),
    off: `${Math.round(Math.max(...off) * 100)} %`,
    isWithin: Math.max(...off) <= ALLOWED,
  };
}

try {
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(site.origin)).text())?.[0] ?? "";
  const paths = ["/", "/Events", "/about", "/contact", "/api/events/SGSM", script];
  const takes = new Map<string, Takes>();
  for (const path of paths)
    takes.set(path, (await playMix(stage, [{ path, ofHundred: 100 }])).takes);
  console.table(Object.fromEntries(takes));
  const mix = [40, 20, 15, 5, 10, 10].map((ofHundred, n) => ({ path: paths[n] ?? "/", ofHundred }));
  const rows = [];
  for (const lines of [4, 16, 64]) rows.push(await compare(mix, takes, lines));
  console.table(rows);
  const isBelieved = rows.every(({ isWithin }) => isWithin);
  console.log(isBelieved ? "Believed: within a fifth." : "Not believed: off by more than a fifth.");

  const visit = await lookAround(site.origin);
  console.log("One visitor, five pages:");
  console.table(visit);
  const mean = (some: string[]) =>
    some.reduce((all, path) => all + (takes.get(path)?.threadMs ?? 0), 0) / some.length;
  const workMs = {
    page: mean(["/", "/Events", "/about"]),
    file: mean([script]),
    picture: mean([script]),
    data: mean(["/api/events/SGSM"]),
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
