import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, withContent } from "./harness/fixtures.ts";
import { richLists, richPictures, richRecords } from "./harness/rich-content.ts";
import { routeTable } from "./harness/route-table.ts";

/** Years that appear nowhere else on the website. */
const birthYears = /\b(2007|2009|2012)\b/;
const births = ["2007-11-20", "2009-11-24T18:30:00.000Z", "20-11-2012", "2012-11-02"].map(
  (date, n) => ({
    _id: `pupil-${n}`,
    name: `Sample Pupil ${n}`,
    class: "VII",
    date,
    attachments: [],
  }),
);
const calls = Object.keys(richLists);
const paths = routeTable.map(({ path }) => path);

const test = withContent({
  lists: {
    ...richLists,
    "/api/birthdays/SGSM": births.slice(0, 1),
    "/api/birthdays/all/SGSM": births,
  },
  pictures: richPictures,
});

/**
 * In bytes of headers and Brotli with the inline style: ten TCP segments, which arrive without a further round trip.
 * Home may have more.
 */
const maxBytes = (path: string) => (path === "/" ? 26_000 : 10 * 1_460);

/** In bytes, as HTTP/1.1 sends them. */
const headerSize = (headers: Headers) =>
  [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 19);

type Page = { status: number; headers: Headers; text: string };
type Crawl = { linked: string[]; seen: Map<string, Page> };
const crawls = new Map<string, Promise<Crawl>>();

/** Reads everything that links from home reach, and every page and API call. */
function crawl(origin: string): Promise<Crawl> {
  const known = crawls.get(origin) ?? readAll(origin);
  crawls.set(origin, known);
  return known;
}

async function readAll(origin: string): Promise<Crawl> {
  const seen = new Map<string, Page>();
  await follow(origin, seen, ["/"]);
  const linked = [...seen.keys()];
  await follow(origin, seen, [...paths, ...calls]);
  return { linked, seen };
}

async function read(address: string): Promise<Page> {
  const response = await fetch(address, { headers: { "accept-encoding": "br" } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Reads a list only once, whatever its filters. */
async function follow(origin: string, seen: Map<string, Page>, waiting: string[]) {
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const key = /^\/([Ss]ub|api)/.test(path) ? path : path.replace(/\?.*$/, "");
    if (seen.has(key)) continue;
    const page = await read(origin + path);
    seen.set(key, page);
    if (!isPage(page)) continue;
    for (const [, href = ""] of page.text.matchAll(/<(?:a|link)\s[^>]*href="(\/[^"#]*)/g))
      if (!/\.(css|woff2|js|png|svg|ico|jpg)(\?|$)/.test(href))
        waiting.push(href.replaceAll("&amp;", "&"));
  }
}

const isPage = ({ text }: Page) => text.startsWith("<!doctype html>");

test("links from home reach all 33 pages, without dead links or pages that are too large [A2, A15, A35]", async ({
  site,
}) => {
  test.setTimeout(120_000);
  const { linked, seen } = await crawl(site.url);
  const reached = new Set(linked.map((path) => path.replace(/\?.*$/, "")));
  expect(paths.filter((path) => !reached.has(path))).toEqual([]);
  const found = [...seen];
  const isOwn = (path: string) => !/^\/(api|documents)\//.test(path);
  expect(found.filter(([path, { status }]) => isOwn(path) && status !== 200)).toEqual([]);
  const documents = found.filter(([path]) => path.startsWith("/documents/"));
  expect(documents.length).toBeGreaterThanOrEqual(3);
  expect(documents.filter(([, { status }]) => status !== 200)).toEqual([]);
  const sizes = found
    .filter(([, page]) => isPage(page))
    .map(([path, { headers }]) => ({
      path,
      bytes: Number(headers.get("content-length")) + headerSize(headers),
    }));
  expect(sizes.filter(({ path, bytes }) => bytes > maxBytes(path))).toEqual([]);
});

test("no page, no API response and no linked file contains a year of birth [A82]", async ({
  site,
  request,
}) => {
  const { seen } = await crawl(site.url);
  const more = [...richRecords, "/API/Birthdays/All/SGSM", "/search?q=pupil", "/sitemap.xml"];
  for (const path of [...paths, "/SubGallery?id=album-1", "/subFest?id=album-2"])
    expect(seen.get(path)?.text, path).toContain("<!doctype html>");
  const birthdays = seen.get("/api/birthdays/all/SGSM")?.text;
  expect(birthdays).toContain("Sample Pupil 3");
  expect(birthdays).toContain("2000-11-20");
  for (const [path, { text }] of seen) expect(text.match(birthYears)?.[0], path).toBeUndefined();
  for (const path of more)
    expect(await (await request.get(path)).text(), path).not.toMatch(birthYears);
});

test("text pages preload the font of their drop capital, on a phone unless they begin with a picture", async ({
  site,
}) => {
  const { seen } = await crawl(site.url);
  for (const path of paths) {
    const html = seen.get(path)?.text ?? "";
    const fonts = html.match(/<link [^>]*rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
    expect(fonts.length, path).toBe(html.includes("text-page__body") ? 1 : 0);
    const isForWideScreens = fonts[0]?.includes('media="(min-width: 640px)"') ?? false;
    expect(isForWideScreens, path).toBe(
      fonts.length === 1 && html.includes(' page-head--picture"'),
    );
  }
});

const client = resolve(import.meta.dirname, "../../apps/website/build/client");
const KEYFRAMES = /@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** The selectors of a style sheet, without keyframes. */
const readSelectors = (css: string): Set<string> =>
  new Set(
    [...css.replaceAll(KEYFRAMES, "").matchAll(/([^{};]+)\{/g)]
      .map(([, list = ""]) => list)
      .filter((list) => !list.startsWith("@"))
      .flatMap((list) => list.split(/,(?![^(]*\))/)),
  );

/** The selectors of the whole sheet whose classes appear on a page. */
function findUsedSelectors(html: string, whole: Set<string>): string[] {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  const simplify = (selector: string) => selector.replaceAll(/:(?:not|is)\(.*?\)/g, "");
  return [...whole].filter((selector) =>
    [...simplify(selector).matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name)),
  );
}

test("each page has its CSS rules inline, and its CSP allows that style", async ({ site }) => {
  const [file = ""] = globSync("assets/index-*.css", { cwd: client });
  const whole = readSelectors(readFileSync(resolve(client, file), "utf8"));
  const { seen } = await crawl(site.url);
  const wrong: string[] = [];
  const more = [...richRecords, "/offline", "/share?of=/Events", "/nowhere"];
  for (const path of [...paths, ...more]) {
    const { text: html, headers } = seen.get(path) ?? (await read(site.url + path));
    const [, css = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const own = readSelectors(css);
    for (const selector of findUsedSelectors(html, whole))
      if (!own.has(selector)) wrong.push(`${path} lacks ${selector}`);
    if (html.includes('rel="stylesheet"')) wrong.push(`${path} links a style sheet`);
    const policy = headers.get("content-security-policy") ?? "";
    if (!policy.includes(`style-src 'self' 'sha256-${hash("sha256", css, "base64")}';`))
      wrong.push(`${path} has the CSP ${policy}`);
  }
  expect(wrong).toEqual([]);
});
