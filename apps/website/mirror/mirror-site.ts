import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { logProgress } from "../../../scripts/log-progress.ts";
import { exitOn } from "../../../scripts/run.ts";
import { fixedPages, isAdditional } from "../model/pages/fixed-pages.ts";
import { MirrorError, type MirrorFolder, openFolder } from "./folder.ts";
import { type Place, toPlace } from "./place.ts";
import { decode, readdress, withhold } from "./rewrite-page.ts";

export type MirrorReport = { pages: number; files: number; removed: number; missing: string[] };

/** Addresses outside the sitemap that crawlers and browsers request. */
const EXTRA_PATHS = [
  ...["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/favicon.ico"],
  "/.well-known/tdmrep.json",
];
const CONCURRENCY = 4;
/** Wide enough for a large screen, small enough to copy every picture. */
const WIDTH = 1280;
const MAX_TRIES = 6;
const TIMEOUT_MS = 60_000;

/** If it throws MirrorError, the folder is unchanged. */
export async function mirrorSite(address: string, folder: string): Promise<MirrorReport> {
  const site = new URL(address);
  const mirror = await openFolder(folder);
  const listed = await fetchSitemap(site);
  const crawl = createCrawl(site, mirror, listed[0]?.origin ?? site.origin);
  const listedPaths = listed.map(({ pathname }) => pathname);
  for (const path of [...listedPaths, ...unlisted]) crawl.add(new URL(path, site), true);
  for (const path of EXTRA_PATHS) crawl.add(new URL(path, site));
  await crawl.done();
  const missingPage = await fetchFromSite(new URL("/404.html", site));
  await mirror.write("404.html", await missingPage.bytes());
  return { ...crawl.report, removed: await mirror.finish() };
}

const unlisted = fixedPages
  .filter((page) => !isAdditional(page))
  .filter(({ path, noindex, query }) => !path.includes(":") && (noindex || query.includes("id")))
  .map(({ path }) => path);

/** The pages in sitemap.xml at the site's public origin: with pages added in the CMS, without hidden ones. */
async function fetchSitemap(site: URL): Promise<URL[]> {
  const list = await (await fetchFromSite(new URL("/sitemap.xml", site))).text();
  return [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc));
}

/** Copies the added pages and files, and everything that they name. Absolute links begin with `origin`. */
function createCrawl(site: URL, mirror: MirrorFolder, origin: string) {
  const known = new Set<string>();
  const queue: (Place & { isNeeded: boolean })[] = [];
  const report = { pages: 0, files: 0, missing: [] as string[] };

  function add(url: URL, isNeeded = false): void {
    const place = toPlace(url);
    if (!place || known.has(place.file)) return;
    known.add(place.file);
    queue.push({ ...place, isNeeded });
  }

  async function copy({ kind, path, file, isNeeded }: (typeof queue)[number]): Promise<void> {
    const url = new URL(path, site);
    const response = await fetchFile(url);
    const { status, headers } = response;
    const bytes = await response.bytes();
    if (status >= 300 && status < 400) return add(new URL(headers.get("location") ?? "", url));
    if (kind === "page" && (status >= 500 || (status !== 200 && isNeeded)))
      throw new MirrorError(`The page ${path} returns ${status}.`);
    if (status !== 200) {
      // A temporary error: the file of the previous mirror is still valid.
      const isRetained = status >= 500 && mirror.retain(file);
      if (!isRetained) report.missing.push(path);
      return;
    }
    const isPage = kind === "page";
    const decoded = new TextDecoder().decode(bytes);
    const text = isPage ? withhold(decoded, url) : decoded;
    await mirror.write(file, isPage ? readdress(text, url) : bytes);
    report[isPage ? "pages" : "files"] += 1;
    const isText = /text|script|manifest/.test(headers.get("content-type") ?? "");
    for (const name of isText ? findNames(text) : []) {
      const named = URL.parse(name, url);
      if (named && (named.origin === site.origin || named.origin === origin))
        add(new URL(named.pathname + named.search, site));
    }
  }

  return {
    report,
    add,
    done: async () => {
      // Every page may add to the queue.
      while (queue.length > 0) await Promise.all(queue.splice(0, CONCURRENCY).map(copy));
    },
  };
}

const NAMES = [
  /\s(?:href|src|poster|content)="((?:https?:|[/?])[^"]*)"/g,
  // In source sets, in data attributes, in the props of islands, in styles and scripts.
  /(\/(?:api\/image|assets|documents)\/[^\s"'`<>\\),?#&]+)/g,
  /["'`](\.\/[\w.-]+\.(?:js|css))["'`]/g,
  /"src":\s*"([^"]+)"/g,
];

const findNames = (text: string): string[] =>
  NAMES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => decode(name)));

/** Requests a picture in one width, since a static server cannot resize; other files unchanged. */
async function fetchFile(url: URL): Promise<Response> {
  if (!url.pathname.startsWith("/api/image/")) return fetchFromSite(url);
  const picture = await fetchFromSite(new URL(`?w=${WIDTH}`, url));
  if (picture.status !== 415) return picture;
  await picture.body?.cancel();
  return fetchFromSite(url);
}

/** Requests from the live site and retries after 429 and 503. Throws MirrorError when it does not respond. */
async function fetchFromSite(url: URL, tries = 1): Promise<Response> {
  const response = await fetch(url, {
    redirect: "manual",
    // Every browser reads JPEG, and a static server does not negotiate.
    headers: { accept: "text/html, image/jpeg, */*;q=0.1", "accept-encoding": "identity" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new MirrorError(`The site does not respond at ${url.href}; start it first.`);
  });
  const { status, headers } = response;
  if ((status !== 429 && status !== 503) || tries === MAX_TRIES) return response;
  await response.body?.cancel();
  await wait(Math.min(Number(headers.get("retry-after")) || 1, 15) * 1_000);
  return fetchFromSite(url, tries + 1);
}

/** `npm run mirror -- DIR [ADDRESS]`: a copy of the running site for any plain web server. */
async function run([folder, address]: string[]): Promise<void> {
  if (!folder) throw new MirrorError("The folder is missing: npm run mirror -- DIR.");
  const from = address ?? `http://127.0.0.1:${process.env["PORT"] || "3000"}`;
  logProgress(`Copying the site at ${from}`);
  const { pages, files, removed, missing } = await mirrorSite(from, resolve(folder));
  for (const path of missing) process.stdout.write(`The site does not have ${path}\n`);
  logProgress(
    `The mirror in ${folder} has ${pages} pages and ${files} files; ${removed} were removed`,
  );
}

if (import.meta.main) exitOn(run(process.argv.slice(2)));
