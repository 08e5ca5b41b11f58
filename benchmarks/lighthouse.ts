import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFullChromium } from "../scripts/find-chromium.ts";
import { serveContent } from "../tests/e2e/harness/content.ts";
import { listen } from "../tests/e2e/harness/listen.ts";
import { richLists, richPictures, richRecords } from "../tests/e2e/harness/rich-content.ts";
import { routeTable } from "../tests/e2e/harness/route-table.ts";
import { median } from "./tools/load.ts";
import type { Options } from "./tools/options.ts";
import { onEnd, runProgram } from "./tools/processes.ts";
import { installCopy, startCms, startSite } from "./tools/servers.ts";

// Lighthouse on every page as a phone, in four categories. A page passes when its medians are all 100. An empty page
// comes first: if it has less than 100, the machine is too slow for this benchmark.

export const needs = ["chromium"];

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Scores = Record<(typeof categories)[number], number>;

/** Pages with noindex on purpose: pupils' results and searches (R40). */
const noIndexPaths = new Set(["/TopperX", "/TopperXII", "/search?q=sample"]);

const COUNT = /^manor_picture_seconds_count.*$/gm;

const EMPTY_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Empty</title>
<meta name="viewport" content="width=device-width">
<meta name="description" content="One word.">
<link rel="icon" href="data:,">
<main><h1>Empty</h1></main>`;

async function startEmptyPage(): Promise<string> {
  const server = createServer(({ url }, response) => {
    // Lighthouse also requests robots.txt.
    response.statusCode = url === "/" ? 200 : 404;
    response.setHeader("cross-origin-opener-policy", "same-origin");
    response.setHeader("content-type", "text/html").end(EMPTY_PAGE);
  });
  const { url, close } = await listen(server);
  onEnd(close);
  return url;
}

/** Waits until the site has prewarmed its images: a visit would share the processor with that. */
async function untilPrewarmed(site: string): Promise<void> {
  const read = async () => (await (await fetch(`${site}/metrics`)).text()).match(COUNT)?.join();
  let last: string | undefined;
  for (let now = await read(); !now || now !== last; now = await read()) {
    last = now;
    await wait(5_000);
  }
}

/** One visit with a new browser. */
async function visit(folder: string, url: string, isNoIndex: boolean): Promise<Scores> {
  const file = join(folder, "report.json");
  const flags =
    "--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync";
  const args = [
    join(folder, "node_modules/lighthouse/cli/index.js"),
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=${flags}`,
    ...(isNoIndex ? ["--skip-audits=is-crawlable"] : []),
  ];
  const env = { ...process.env, CHROME_PATH: findFullChromium() };
  // On SIGINT Lighthouse also closes its browser.
  const runOnce = () =>
    runProgram(process.execPath, args, { env, stopSignal: "SIGINT", timeoutMs: 180_000 });
  // Sometimes Lighthouse records nothing (NO_NAVSTART) and asks for another visit.
  await runOnce().catch(runOnce);
  const report = JSON.parse(readFileSync(file, "utf8"));
  const score = (name: string) => Math.round(100 * (report.categories[name]?.score ?? 0));
  return Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores;
}

export async function run({ rounds = 5, paths }: Options): Promise<string[]> {
  const cms = await startCms();
  serveContent(cms, { lists: richLists, pictures: richPictures });
  const site = await startSite(cms, { PREWARM_IMAGES: "100" });
  const pages = paths ?? [...routeTable.map(({ path }) => path), ...richRecords];
  const targets = [
    { path: "an empty page", url: await startEmptyPage() },
    ...pages.map((path) => ({ path, url: site + path })),
  ];
  const folder = await installCopy("lighthouse");
  await untilPrewarmed(site);
  const failures: string[] = [];
  console.log(`\n| page, medians of ${rounds} (lowest) | ${categories.join(" | ")} |`);
  console.log("|---|---|---|---|---|");
  for (const { path, url } of targets) {
    const visits: Scores[] = [];
    for (let round = 0; round < rounds; round += 1)
      visits.push(await visit(folder, url, noIndexPaths.has(path)));
    const cells = categories.map((name) => {
      const scores = visits.map((one) => one[name]);
      if (median(scores) < 100) failures.push(`${path} has ${median(scores)} in ${name}`);
      return `${median(scores)} (${Math.min(...scores)})`;
    });
    console.log(`| ${path} | ${cells.join(" | ")} |`);
  }
  return failures;
}
