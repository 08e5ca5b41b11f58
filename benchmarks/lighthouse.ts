import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveAll } from "../e2e/harness/content.ts";
import { listen } from "../e2e/harness/listen.ts";
import { richLists, richPictures, richRecords } from "../e2e/harness/rich-content.ts";
import { routeTable } from "../e2e/harness/route-table.ts";
import { startStubHost } from "../e2e/harness/stub-host.ts";
import { findChromium } from "../scripts/find-chromium.ts";
import { categories, install, judge, type Verdict } from "./lighthouse/judge.ts";
import { startSite } from "./lists/site-process.ts";
import { median } from "./visitors/median.ts";

// What Lighthouse 13 says of every page on a telephone, in its four categories. RUNS says how often each is visited
// (5; all of it takes some 45 minutes), PATHS narrows it down, INTO names a file for the table. An empty page with our
// opener policy comes first: where that has less than 100, so has every page, by the machine. Installs Lighthouse in a
// folder of the system, and removes it. Fails below 99, or when a page moves.

const RUNS = Number(process.env["RUNS"] ?? 5);
const allPaths = [...routeTable.map(({ path }) => path), ...richRecords];
const PATHS = process.env["PATHS"]?.split(" ") ?? allPaths;
const INTO = process.env["INTO"];
/** Pupils (R40) and results of a search are kept from search engines: there Lighthouse is not asked whether one may. */
const hidden = new Set(["/TopperX", "/TopperXII", "/search?q=sample"]);
const leftOut = (path: string) => (hidden.has(path) ? ["is-crawlable"] : []);

const EMPTY = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Empty</title>
<meta name="viewport" content="width=device-width">
<meta name="description" content="Nothing but a word.">
<link rel="icon" href="data:,">
<main><h1>Empty</h1></main>`;

const folder = mkdtempSync(join(tmpdir(), "manor-lighthouse-"));
const whole = "/usr/bin/chromium";
const chromium = existsSync(whole) ? whole : (findChromium() ?? "");

/** Each figure as the least and the middle of all visits. */
function row(path: string, verdicts: Verdict[]): string {
  const figures = categories.map((name) => {
    const all = verdicts.map((verdict) => verdict[name]);
    const least = Math.min(...all);
    return least === 100 ? "100" : `${median(all)} (least ${least})`;
  });
  const moved = Math.max(...verdicts.map((verdict) => verdict.moved));
  const failed = [...new Set(verdicts.flatMap((verdict) => verdict.failed))].join(", ");
  const cells = [path, ...figures, moved.toFixed(3), failed, leftOut(path).join(", ")];
  return `| ${cells.join(" | ")} |`;
}

function table(rows: string[]): string {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const day = new Date().toISOString().slice(0, 10);
  return [
    `${day}, at ${commit}, ${RUNS} visits to each.`,
    "",
    `| page | ${categories.join(" | ")} | moved | not passed | not asked |`,
    `|---|${categories.map(() => "---|").join("")}---|---|---|`,
    ...rows,
    "",
  ].join("\n");
}

const host = await startStubHost();
giveAll(host, { lists: richLists, pictures: richPictures });
const settings = { PICTURES_AHEAD: "100" };
const empty = await listen(
  createServer(({ url }, answer) => {
    // Lighthouse looks for a robots.txt, which is no page.
    answer.statusCode = url === "/" ? 200 : 404;
    // A process of its own for the page: a dear one on some machines (docs/decisions/153).
    answer.setHeader("cross-origin-opener-policy", "same-origin");
    answer.setHeader("content-type", "text/html").end(EMPTY);
  }),
);
const site = await startSite(4430, host.url, async (origin) => (await fetch(origin)).ok, settings);
try {
  await install(folder);
  const rows: string[] = [];
  const visit = async (name: string, url: string) => {
    const verdicts: Verdict[] = [];
    for (let run = 0; run < RUNS; run += 1)
      verdicts.push(await judge(folder, chromium, url, leftOut(name)));
    rows.push(row(name, verdicts));
    console.log(rows.at(-1));
    return verdicts;
  };
  await visit("an empty page", empty.url);
  const seen: Verdict[] = [];
  for (const path of PATHS) seen.push(...(await visit(path, site.origin + path)));
  console.log(`\n${table(rows)}`);
  if (INTO) writeFileSync(INTO, `# Measured: what Lighthouse says\n\n${table(rows)}`);
  const least = Math.min(...seen.flatMap((verdict) => categories.map((name) => verdict[name])));
  process.exitCode = least < 99 || seen.some(({ moved }) => moved > 0) ? 1 : 0;
} finally {
  await site.stop();
  await empty.close();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
}
