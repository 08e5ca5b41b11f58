import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Request } from "@playwright/test";
import { serveContent } from "../tests/e2e/harness/content.ts";
import { homeLists } from "../tests/e2e/home-content.ts";
import { compareLoad, type Target } from "./tools/load.ts";
import type { Options } from "./tools/options.ts";
import { runProgram } from "./tools/processes.ts";
import {
  installCopy,
  startBrowser,
  startCms,
  startNginx,
  startServer,
  startSite,
} from "./tools/servers.ts";

// The same text page and list page by Next and by Astro: bytes of a first view, JavaScript among them, requests/s.

export const needs = ["chromium", "nginx", "wrk"];
const PATHS = ["/about", "/events"];

type Content = { data: string; style: string };

/** Reads the texts and styles of our pages, so that every peer shows the same content. */
async function readContent(browser: Browser, site: string): Promise<Content> {
  const page = await browser.newPage();
  await page.goto(`${site}/about`);
  const { style, ...texts } = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return {
      menu: all("nav a").map((link) => ({
        label: link.textContent?.trim() ?? "",
        href: link.getAttribute("href") ?? "",
      })),
      blocks: all("main :is(h1, h2, h3, h4, p, li)").map((block) => ({
        tag: block.localName,
        text: block.textContent?.trim() ?? "",
      })),
      style: sheets.map((rule) => rule.cssText).join("\n"),
    };
  });
  await page.close();
  const events = homeLists["/api/events/SGSM"];
  return { data: JSON.stringify({ name: "The school", events, ...texts }), style };
}

async function build(folder: string, styleFile: string, content: Content): Promise<string> {
  const copy = await installCopy(folder);
  writeFileSync(join(copy, "data.json"), content.data);
  writeFileSync(join(copy, styleFile), content.style);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  await runProgram("npm", ["run", "build"], { cwd: copy, env });
  return copy;
}

async function startNext(content: Content): Promise<Target> {
  const copy = await build("peers/next", "app/style.css", content);
  const next = join(copy, "node_modules/next/dist/bin/next");
  return { name: "Next", url: await startServer("Next", [next, "start"], copy) };
}

/** Astro builds static files, which nginx compresses. */
async function startAstro(content: Content): Promise<Target> {
  const copy = await build("peers/astro", "src/style.css", content);
  const url = await startNginx(
    `root ${copy}/dist; location / { try_files $uri $uri.html =404; }`,
    `types { text/html html; text/css css; text/javascript js; }
     gzip on; gzip_types text/css text/javascript;`,
  );
  return { name: "Astro, by nginx", url };
}

/** The bytes of a first visit of a page, without images and fonts. */
async function measureBytes(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(url, { waitUntil: "networkidle" });
  let [bytes, script] = [0, 0];
  for (const request of requests) {
    if (/^(image|media|font)$/.test(request.resourceType())) continue;
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
    if (/\.m?js$/.test(new URL(request.url()).pathname))
      script += responseBodySize + responseHeadersSize;
  }
  await context.close();
  return { bytes, script };
}

export async function run({ rounds = 3, seconds = 2 }: Options): Promise<string[]> {
  const cms = await startCms();
  serveContent(cms, { lists: homeLists });
  const site = await startSite(cms);
  const browser = await startBrowser();
  const content = await readContent(browser, site);
  const peers = [{ name: "Manor", url: site }, await startNext(content), await startAstro(content)];
  for (const path of PATHS) {
    const targets = peers.map(({ name, url }) => ({ name, url: pageUrl(url, path, site) }));
    const rows: object[] = [];
    for (const { name, perSecond, ratio, p99Ms } of await compareLoad(targets, {
      rounds,
      seconds,
    })) {
      const url = targets.find((target) => target.name === name)?.url ?? "";
      const { bytes, script } = await measureBytes(browser, url);
      rows.push({
        server: name,
        bytes,
        "JavaScript bytes": script,
        "requests/s": Math.round(perSecond),
        "of Manor": ratio.toFixed(3),
        "p99 ms": p99Ms.toFixed(1),
      });
    }
    console.log(`\n${path}`);
    console.table(rows);
  }
  return [];
}

/** The path of our list is capitalized. */
const pageUrl = (origin: string, path: string, site: string) =>
  origin + (origin === site && path === "/events" ? "/Events" : path);
