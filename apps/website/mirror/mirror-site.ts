import { siteMap } from "../app/for-server.ts";
import { MirrorError, type MirrorFolder, openFolder } from "./folder.ts";
import { type Place, toPlace } from "./place.ts";
import { rewritePage } from "./rewrite-page.ts";

export type MirrorReport = { pages: number; files: number; removed: number; missing: string[] };

type SiteResponse = { status: number; type: string; location: string; bytes: Uint8Array };

/** Addresses outside the sitemap that crawlers and browsers request. */
const EXTRA_PATHS = ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/favicon.ico"];
const NOT_FOUND_PATH = "/404.html";
const CONCURRENCY = 4;
/** Wide enough for a large screen, small enough to copy every picture. */
const WIDTH = 1280;
const MAX_TRIES = 6;
const TIMEOUT_MS = 60_000;

const decodeText = ({ bytes }: SiteResponse): string => new TextDecoder().decode(bytes);

/**
 * Writes every public page, picture and file of a running site into a folder for a static web server and removes
 * files that the site no longer has. If it throws MirrorError, the folder is unchanged.
 */
export async function mirrorSite(address: string, folder: string): Promise<MirrorReport> {
  const site = new URL(address);
  const mirror = await openFolder(folder);
  const crawl = createCrawl(site, mirror, await fetchOrigin(site));
  for (const path of [...(await fetchListedPages(site)), ...unlisted])
    crawl.add(new URL(path, site), true);
  for (const path of EXTRA_PATHS) crawl.add(new URL(path, site));
  await crawl.done();
  await mirror.write("404.html", (await fetchFromSite(new URL(NOT_FOUND_PATH, site))).bytes);
  return { ...crawl.report, removed: await mirror.finish() };
}

/** Pages of the site map that are not in sitemap.xml. */
const unlisted = siteMap
  .filter(({ path, noindex, query }) => !path.includes(":") && (noindex || query.includes("id")))
  .map(({ path }) => path);

/** The pages in sitemap.xml: with pages added in the CMS, without hidden ones. */
async function fetchListedPages(site: URL): Promise<string[]> {
  const list = decodeText(await fetchFromSite(new URL("/sitemap.xml", site)));
  return [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
}

/** The public origin of the site: absolute links (previews, feeds) begin with it. */
async function fetchOrigin(site: URL): Promise<string> {
  const [, canonical = ""] =
    /<link rel="canonical" href="([^"]+)"/.exec(decodeText(await fetchFromSite(site))) ?? [];
  return URL.parse(canonical)?.origin ?? site.origin;
}

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

  /** Adds the addresses on this site that a text at `base` names. */
  function follow(names: string[], base: URL): void {
    for (const name of names) {
      const url = URL.parse(name, base);
      if (url && (url.origin === site.origin || url.origin === origin))
        add(new URL(url.pathname + url.search, site));
    }
  }

  async function copyPage({ path, file, isNeeded }: (typeof queue)[number]): Promise<void> {
    const url = new URL(path, site);
    const response = await fetchFromSite(url);
    if (response.status >= 300 && response.status < 400)
      return add(new URL(response.location, url));
    if (response.status >= 500 || (response.status !== 200 && isNeeded))
      throw new MirrorError(`The page ${path} returns ${response.status}.`);
    if (response.status !== 200) return void report.missing.push(path);
    const { html, named } = rewritePage(decodeText(response), url);
    await mirror.write(file, Buffer.from(html));
    report.pages += 1;
    follow(named, url);
  }

  async function copyFile({ path, file }: Place): Promise<void> {
    const url = new URL(path, site);
    const response = await fetchFile(url);
    if (response.status !== 200) {
      // A temporary error: the file of the previous mirror is still valid.
      const isRetained = response.status >= 500 && mirror.retain(file);
      if (!isRetained) report.missing.push(path);
      return;
    }
    await mirror.write(file, response.bytes);
    report.files += 1;
    follow(findNames(response), url);
  }

  return {
    report,
    add,
    done: async () => {
      // Every page may add to the queue.
      while (queue.length > 0)
        await Promise.all(
          queue
            .splice(0, CONCURRENCY)
            .map((place) => (place.kind === "page" ? copyPage : copyFile)(place)),
        );
    },
  };
}

/** The addresses in a style sheet, a script or a manifest. */
function findNames(response: SiteResponse): string[] {
  const all = (pattern: RegExp) =>
    [...decodeText(response).matchAll(pattern)].map(([, name = ""]) => name);
  if (response.type.includes("css")) return all(/url\(["']?([^"')]+)["']?\)/g);
  if (response.type.includes("manifest")) return all(/"src":\s*"([^"]+)"/g);
  if (!response.type.includes("javascript")) return [];
  return all(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))["'`]/g).map(
    (name) => `/assets/${name}`,
  );
}

/** Requests a picture in one width, since a static server cannot resize; other files unchanged. */
async function fetchFile(url: URL): Promise<SiteResponse> {
  if (!url.pathname.startsWith("/api/image/")) return fetchFromSite(url);
  const picture = await fetchFromSite(new URL(`?w=${WIDTH}`, url));
  return picture.status === 415 ? fetchFromSite(url) : picture;
}

/** Requests from the live site and retries after 429 and 503. Throws MirrorError when it does not respond. */
async function fetchFromSite(url: URL, tries = 1): Promise<SiteResponse> {
  const response = await fetch(url, {
    redirect: "manual",
    // Every browser reads JPEG, and a static server does not negotiate.
    headers: { accept: "text/html, image/jpeg, */*;q=0.1", "accept-encoding": "identity" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new MirrorError(`The site does not respond at ${url.href}; start it first.`);
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  if ((status === 429 || status === 503) && tries < MAX_TRIES) {
    const seconds = Math.min(Number(headers.get("retry-after")) || 1, 15);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return fetchFromSite(url, tries + 1);
  }
  const [type, location] = [headers.get("content-type") ?? "", headers.get("location") ?? ""];
  return { status, type, location, bytes };
}
