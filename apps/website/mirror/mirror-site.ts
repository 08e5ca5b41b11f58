import { siteMap } from "../app/for-server.ts";
import { copyOf } from "./copy-of.ts";
import { MirrorError, type MirrorFolder, openFolder } from "./folder.ts";
import { type Place, placeOf } from "./place-of.ts";

export type MirrorReport = { pages: number; files: number; removed: number; missing: string[] };

type Answered = { status: number; type: string; location: string; bytes: Uint8Array };

/** In addition to the site's pages: files for programs, and the 404 page. */
const FURTHER = ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/favicon.ico"];
const NOWHERE = "/404.html";
const AT_ONCE = 4;
/** Wide enough for a large screen, small enough for a copy of everything. */
const WIDTH = 1280;
const TRIES = 6;
const PATIENCE_MS = 60_000;

const textOf = ({ bytes }: Answered): string => new TextDecoder().decode(bytes);

/**
 * Writes every public page, picture and file of a running site into a folder for a plain web server. What the site
 * no longer has leaves the folder. Throws MirrorError, and then nothing has changed.
 */
export async function mirrorSite(address: string, folder: string): Promise<MirrorReport> {
  const site = new URL(address);
  const mirror = await openFolder(folder);
  const crawl = createCrawl(site, mirror, await originOf(site));
  for (const path of [...(await listedPages(site)), ...unlisted])
    crawl.add(new URL(path, site), true);
  for (const path of FURTHER) crawl.add(new URL(path, site));
  await crawl.done();
  await mirror.write("404.html", (await askSite(new URL(NOWHERE, site))).bytes);
  return { ...crawl.report, removed: await mirror.finish() };
}

/** Those pages of the site map that no sitemap lists. */
const unlisted = siteMap
  .filter(({ path, noindex, query }) => !path.includes(":") && (noindex || query.includes("id")))
  .map(({ path }) => path);

/** The pages that the site itself lists: those that the office added among them, hidden ones not. */
async function listedPages(site: URL): Promise<string[]> {
  const list = textOf(await askSite(new URL("/sitemap.xml", site)));
  return [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
}

/** The address that visitors type: links for other sites (previews, feeds) begin with it. */
async function originOf(site: URL): Promise<string> {
  const [, canonical = ""] =
    /<link rel="canonical" href="([^"]+)"/.exec(textOf(await askSite(site))) ?? [];
  return URL.parse(canonical)?.origin ?? site.origin;
}

function createCrawl(site: URL, mirror: MirrorFolder, origin: string) {
  const known = new Set<string>();
  const queue: (Place & { isNeeded: boolean })[] = [];
  const report = { pages: 0, files: 0, missing: [] as string[] };

  function add(url: URL, isNeeded = false): void {
    const place = placeOf(url);
    if (!place || known.has(place.file)) return;
    known.add(place.file);
    queue.push({ ...place, isNeeded });
  }

  /** Names on the site, as they stand in a text at `base`. */
  function follow(names: string[], base: URL): void {
    for (const name of names) {
      const url = URL.parse(name, base);
      if (url && (url.origin === site.origin || url.origin === origin))
        add(new URL(url.pathname + url.search, site));
    }
  }

  async function takePage({ asked, file, isNeeded }: (typeof queue)[number]): Promise<void> {
    const url = new URL(asked, site);
    const answer = await askSite(url);
    if (answer.status >= 300 && answer.status < 400) return add(new URL(answer.location, url));
    if (answer.status >= 500 || (answer.status !== 200 && isNeeded))
      throw new MirrorError(`The page ${asked} answers ${answer.status}.`);
    if (answer.status !== 200) return void report.missing.push(asked);
    const { html, named } = copyOf(textOf(answer), url);
    await mirror.write(file, Buffer.from(html));
    report.pages += 1;
    follow(named, url);
  }

  async function takeFile({ asked, file }: Place): Promise<void> {
    const url = new URL(asked, site);
    const answer = await askFile(url);
    if (answer.status !== 200) {
      // The site has it, but not now: the earlier copy stays.
      const isKept = answer.status >= 500 && mirror.keep(file);
      if (!isKept) report.missing.push(asked);
      return;
    }
    await mirror.write(file, answer.bytes);
    report.files += 1;
    follow(namesIn(answer), url);
  }

  return {
    report,
    add,
    done: async () => {
      // Every page may bring new work.
      while (queue.length > 0)
        await Promise.all(
          queue
            .splice(0, AT_ONCE)
            .map((place) => (place.kind === "page" ? takePage : takeFile)(place)),
        );
    },
  };
}

/** What a style sheet, a script or a manifest names. */
function namesIn(answer: Answered): string[] {
  const all = (pattern: RegExp) =>
    [...textOf(answer).matchAll(pattern)].map(([, name = ""]) => name);
  if (answer.type.includes("css")) return all(/url\(["']?([^"')]+)["']?\)/g);
  if (answer.type.includes("manifest")) return all(/"src":\s*"([^"]+)"/g);
  if (!answer.type.includes("javascript")) return [];
  return all(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))["'`]/g).map(
    (name) => `/assets/${name}`,
  );
}

/** A plain server has no sizes: an image gets one width, other files are copied unchanged. */
async function askFile(url: URL): Promise<Answered> {
  if (!url.pathname.startsWith("/api/image/")) return askSite(url);
  const picture = await askSite(new URL(`?w=${WIDTH}`, url));
  return picture.status === 415 ? askSite(url) : picture;
}

/** Requests the live site, and retries when it is busy. Throws MirrorError when it does not answer. */
async function askSite(url: URL, tries = 1): Promise<Answered> {
  const response = await fetch(url, {
    redirect: "manual",
    // Every browser knows JPEG, and a plain server does not choose.
    headers: { accept: "text/html, image/jpeg, */*;q=0.1", "accept-encoding": "identity" },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new MirrorError(`The site does not answer at ${url.href}; start it first.`);
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  if ((status === 429 || status === 503) && tries < TRIES) {
    const seconds = Math.min(Number(headers.get("retry-after")) || 1, 15);
    await new Promise((over) => setTimeout(over, seconds * 1_000));
    return askSite(url, tries + 1);
  }
  const [type, location] = [headers.get("content-type") ?? "", headers.get("location") ?? ""];
  return { status, type, location, bytes };
}
