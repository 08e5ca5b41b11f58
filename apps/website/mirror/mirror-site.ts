import { siteMap } from "../app/for-server.ts";
import { type Answered, askSite } from "./ask-site.ts";
import { readdress, withhold } from "./copy-of.ts";
import { type MirrorFolder, openFolder } from "./folder.ts";
import { MirrorError } from "./mirror-error.ts";
import { type Place, placeOf } from "./place-of.ts";
import { referencesIn } from "./references.ts";

export type MirrorReport = { pages: number; files: number; removed: number; missing: string[] };

/** Beside the pages of the site's own list: what machines ask for, and what is sent for an address that is none. */
const FURTHER = ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/favicon.ico"];
const NOWHERE = "/404.html";
const AT_ONCE = 4;
/** Wide enough for a large screen, small enough for a copy of everything. */
const WIDTH = 1280;

/**
 * Writes every public page, picture and file of a running site into a folder for a plain web server. What the site
 * no longer has leaves the folder. Throws MirrorError, and then nothing has changed.
 */
export async function mirrorSite(address: string, folder: string): Promise<MirrorReport> {
  const site = new URL(address);
  const mirror = await openFolder(folder);
  const crawl = createCrawl(site, mirror, await originOf(site));
  crawl.must([...(await listedPages(site)), ...unlisted]);
  for (const path of FURTHER) crawl.add(new URL(path, site));
  await crawl.done();
  const nowhere = await askSite(new URL(NOWHERE, site));
  await mirror.write("404.html", nowhere.bytes);
  return { ...crawl.report, removed: await mirror.finish() };
}

/** Those pages of the site map that no sitemap lists. */
const unlisted = siteMap
  .filter(({ path, noindex, query }) => !path.includes(":") && (noindex || query.includes("id")))
  .map(({ path }) => path);

/** The pages that the site itself lists: those that the office added among them, hidden ones not. */
async function listedPages(site: URL): Promise<string[]> {
  const { bytes } = await askSite(new URL("/sitemap.xml", site));
  const list = new TextDecoder().decode(bytes);
  return [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
}

/** The address that visitors type: links for other sites (previews, feeds) begin with it. */
async function originOf(site: URL): Promise<string> {
  const home = new TextDecoder().decode((await askSite(site)).bytes);
  const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  return URL.parse(canonical)?.origin ?? site.origin;
}

function createCrawl(site: URL, mirror: MirrorFolder, origin: string) {
  const known = new Set<string>();
  const needed = new Set<string>();
  const queue: Place[] = [];
  const report = { pages: 0, files: 0, missing: [] as string[] };

  function add(url: URL): void {
    const place = placeOf(url);
    if (!place || known.has(place.file)) return;
    known.add(place.file);
    queue.push(place);
  }

  async function takePage(place: Place): Promise<void> {
    const url = new URL(place.asked, site);
    const answer = await askSite(url);
    if (answer.status >= 300 && answer.status < 400) return add(new URL(answer.location, url));
    if (answer.status >= 500 || (answer.status !== 200 && needed.has(place.asked)))
      throw new MirrorError(`The page ${place.asked} answers ${answer.status}.`);
    if (answer.status !== 200) return void report.missing.push(place.asked);
    const page = withhold(new TextDecoder().decode(answer.bytes), url);
    await mirror.write(place.file, Buffer.from(readdress(page, url)));
    report.pages += 1;
    follow(answer.type, page, url);
  }

  async function takeFile(place: Place): Promise<void> {
    const url = new URL(place.asked, site);
    const answer = await askFile(url);
    if (answer.status !== 200) {
      // The site has it, but not at this moment: what was copied before is still the right one.
      const isKept = answer.status >= 500 && mirror.keep(place.file);
      if (!isKept) report.missing.push(place.asked);
      return;
    }
    await mirror.write(place.file, answer.bytes);
    report.files += 1;
    if (/css|javascript|manifest/.test(answer.type))
      follow(answer.type, new TextDecoder().decode(answer.bytes), url);
  }

  function follow(type: string, text: string, url: URL): void {
    for (const next of referencesIn(type, text, url, origin)) add(new URL(next, site));
  }

  return {
    report,
    add,
    must: (paths: string[]) => {
      for (const path of paths) {
        needed.add(path);
        add(new URL(path, site));
      }
    },
    done: async () => {
      // Every page may bring new work.
      while (queue.length > 0) {
        const next = queue.splice(0, AT_ONCE);
        await Promise.all(
          next.map((place) => (place.kind === "page" ? takePage : takeFile)(place)),
        );
      }
    },
  };
}

/** A plain server knows no widths: a picture has one, and what is no picture comes as it is. */
async function askFile(url: URL): Promise<Answered> {
  if (!url.pathname.startsWith("/api/image/")) return askSite(url);
  const picture = await askSite(new URL(`?w=${WIDTH}`, url));
  return picture.status === 415 ? askSite(url) : picture;
}
