import type { APIRequestContext } from "@playwright/test";
import { expect, publish, withContent } from "./harness/fixtures.ts";
import { hindiContent, type Share } from "./harness/hindi-content.ts";
import { isThorough } from "./harness/is-thorough.ts";
import { sampleSchool } from "./harness/sample-school.ts";

const test = withContent({ lists: hindiContent("half") });

type Read = { status: number; html: string; headers: Record<string, string> };

async function read(request: APIRequestContext, path: string): Promise<Read> {
  const response = await request.get(path, { maxRedirects: 0 });
  return { status: response.status(), html: await response.text(), headers: response.headers() };
}

const decode = (text: string) => text.replaceAll("&amp;", "&");
const listLinks = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]* href="(\/[^"#]*)/g)].map(([, href = ""]) => decode(href));
const findSwitch = (html: string): string | undefined =>
  /<a\b[^>]*data-language-switch/.exec(html)?.[0].match(/ href="([^"]*)"/)?.[1];
const listAlternates = (html: string): string[] =>
  [
    ...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="https?:\/\/[^/"]+([^"]*)"/g),
  ].map(([, language, path]) => `${language} ${path || "/"}`);
const isPage = (href: string) =>
  !/^\/(?:api|assets|documents|feeds|hi\/feeds)\b|\.\w{2,4}$/.test(href);

/** Every page that the links of the Hindi pages reach, with its HTML. */
async function crawl(request: APIRequestContext): Promise<Map<string, Read>> {
  const pages = new Map<string, Read>();
  const open = ["/hi", "/"];
  for (let href = open.pop(); href !== undefined; href = open.pop()) {
    if (pages.has(href) || pages.size > 250) continue;
    const page = await read(request, href);
    pages.set(href, page);
    // English pages are followed only where a Hindi page links to them.
    const next = href.startsWith("/hi") || href === "/" ? listLinks(page.html) : [];
    open.push(...next.filter(isPage));
  }
  return pages;
}

const shares: Share[] = isThorough ? ["nothing", "half", "all"] : ["half"];
for (const share of shares) {
  const shared = withContent({ lists: hindiContent(share) });
  shared(
    `with ${share} translated, no link is dead, every switch answers and the languages of a page name each other`,
    async ({ request }) => {
      shared.setTimeout(300_000);
      const pages = await crawl(request);
      expect(pages.size).toBeGreaterThan(40);
      const dead = [...pages].filter(([, { status }]) => status !== 200).map(([href]) => href);
      expect(dead).toEqual([]);
      for (const [href, { html }] of pages) {
        const target = findSwitch(html);
        if (target)
          expect((await read(request, decode(target))).status, `${href} → ${target}`).toBe(200);
        const alternates = listAlternates(html);
        if (alternates.length === 0) continue;
        expect(
          alternates.map((one) => one.split(" ")[0]),
          href,
        ).toEqual(["en-IN", "hi-IN", "x-default"]);
        for (const alternate of alternates) {
          const other = await read(request, decode(alternate.split(" ")[1] ?? ""));
          expect(listAlternates(other.html), `${href} and ${alternate}`).toEqual(alternates);
        }
      }
    },
  );
}

test("a text page exists in Hindi only with its translation; otherwise its address links to English", async ({
  request,
}) => {
  for (const [at, { address, title }] of sampleSchool.pages.list.entries()) {
    const { status, html, headers } = await read(request, `/hi${address}`);
    expect(status, address).toBe(at % 2 === 0 ? 200 : 404);
    expect(html).toContain('<html lang="hi-IN"');
    expect(headers["content-language"]).toBe("hi-IN");
    if (status === 404) {
      expect(html, title).toContain(`<a href="${address}" lang="en" hrefLang="en-IN">`);
      expect(findSwitch((await read(request, address)).html), address).toBeUndefined();
    }
  }
});

test("other spellings of an address lead to the one, and the switch preserves the query", async ({
  request,
}) => {
  const to = async (path: string) => (await read(request, path)).headers["location"];
  expect(await to("/hi/")).toBe("/hi");
  expect(await to("/HI/events/?year=2026")).toBe("/hi/Events?year=2026");
  const { html } = await read(request, "/hi/Events?year=2026&page=1&utm=x");
  expect(decode(findSwitch(html) ?? "")).toBe("/Events?year=2026&page=1");
  const english = await read(request, "/Events?year=2026");
  expect(decode(findSwitch(english.html) ?? "")).toBe("/hi/Events?year=2026");
});

test("nothing redirects by the browser's language, and no cookie is set", async ({ request }) => {
  const headers = { "accept-language": "hi-IN,hi" };
  const response = await request.get("/", { headers, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()["set-cookie"]).toBeUndefined();
  expect(await response.text()).toContain('<html lang="en-IN"');
});

test("a link to a page that is only English is marked", async ({ request }) => {
  const { html } = await read(request, "/hi");
  const untranslated = sampleSchool.pages.list[1]?.address ?? "";
  expect(html).toMatch(new RegExp(`<a [^>]*href="${untranslated}"[^>]*>(?:(?!</a>).)*\\(अंग्रेज़ी\\)`));
});

/** Names that are written in Latin letters in both languages. */
const NAMES = /^(?:[ivx]+|Facebook|Instagram|YouTube|Map)$/;
const whole = withContent({ lists: hindiContent("all") });

whole("the text of every element has the script of its language", async ({ page, site }) => {
  for (const path of ["/hi", "/hi/about", "/hi/Events", "/hi/News/news-2", "/hi/contact"]) {
    await page.goto(site.url + path);
    const wrong = await page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent ?? "";
        if (!element || element.closest("script, style, noscript")) continue;
        const language = element.closest("[lang]")?.getAttribute("lang")?.slice(0, 2);
        if (language === "en" && /\p{Script=Devanagari}/u.test(text)) found.push(text);
        // Names, classes, addresses and telephone numbers are the same in both.
        const words = text.match(/[\p{Script=Latin}@./:-]{2,}/gu) ?? [];
        const latin = words.filter((word) => /[a-z]{2}/.test(word) && !/[@./:]\w/.test(word));
        if (language === "hi" && latin.length > 0) found.push(text);
      }
      return found;
    });
    expect(
      wrong.filter((text) => !NAMES.test(text.trim())),
      path,
    ).toEqual([]);
  }
});

test("a withdrawn translation is gone from page, head, site map, feed and search", async ({
  request,
  cms,
}) => {
  const address = sampleSchool.pages.list[0]?.address ?? "";
  expect((await read(request, `/hi${address}`)).status).toBe(200);
  expect(listAlternates((await read(request, address)).html)).toHaveLength(3);
  await publish(cms, hindiContent("nothing"));
  await expect.poll(async () => (await read(request, `/hi${address}`)).status).toBe(404);
  await expect
    .poll(async () => listAlternates((await read(request, address)).html))
    .toHaveLength(0);
  expect((await read(request, "/sitemap.xml")).html).not.toContain(`/hi${address}<`);
  expect((await read(request, "/hi/feeds/news.atom")).html).not.toContain("नमूना समाचार");
  await publish(cms, hindiContent("half"));
});

const off = withContent({ lists: { "/api/site/SGSM": sampleSchool } });

off(
  "a school with one language has no Hindi page, no switch and no further call",
  async ({ request, cms }) => {
    expect((await read(request, "/hi")).status).toBe(404);
    const { html, headers } = await read(request, "/");
    expect(html).not.toMatch(/hrefLang|data-language-switch|hindi-/);
    expect(headers["content-language"]).toBeUndefined();
    expect(cms.received.filter(({ path }) => path.includes("lang="))).toEqual([]);
  },
);

/** An English page without what the second language adds: the switch, the addresses of the page in each language. */
const withoutLanguages = (html: string): string =>
  html
    .replaceAll(/<link rel="alternate" hrefLang="[^>]*>/g, "")
    .replaceAll(/<a\b[^>]*data-language-switch[\s\S]*?<\/a>/g, "")
    // The button of a form that opens the page in the other language, on the server and in the island.
    .replaceAll(/,&quot;alternates&quot;:\[.*?\]/g, "")
    .replaceAll(/<button\b[^>]*formAction="\/hi[\s\S]*?<\/button>/g, "");

/** Without the port, which differs by website, and the styles. */
const toComparable = (html: string): string =>
  withoutLanguages(html)
    .replaceAll(/(?<=:\/\/(?:localhost|127\.0\.0\.1):)\d+/g, "0")
    .replace(/<style>[^<]*<\/style>/, "");

/** The rules of the page's style sheet. */
const listRules = (html: string): string[] =>
  /<style>([^<]*)/.exec(html)?.[1]?.match(/[^{}]+\{[^{}]*\}/g) ?? [];

test("English pages are the same with and without a second language, apart from switch and head", async ({
  request,
  sitePool,
}) => {
  const content = { lists: { ...hindiContent("all"), "/api/site/SGSM": sampleSchool } };
  const english = await sitePool.acquire(content);
  const paths = [
    ...["/", "/News", "/Events", "/News/news-2", "/contact", "/privacy", "/accessibility"],
    ...["/disclosure", "/newsletter", "/search?q=fees", "/weeklyMenu", "/nowhere"],
    ...sampleSchool.pages.list.map(({ address }) => address),
  ];
  for (const path of paths) {
    const { html } = await read(request, path);
    const response = await request.get(english.site.url + path, { maxRedirects: 0 });
    const alone = await response.text();
    expect(alone, path).not.toMatch(/hrefLang|data-language-switch|\/hi\b/);
    expect(toComparable(html), path).toBe(toComparable(alone));
    const [further, own] = [listRules(html), listRules(alone)];
    expect(own.length, path).toBeGreaterThan(50);
    // The values of tokens: a rule that only a further language needs may read one more.
    const isRule = (rule: string) => !/^(?:@media[^{]*)?:root\b/.test(rule);
    expect(
      own.filter((rule) => isRule(rule) && !further.includes(rule)),
      path,
    ).toEqual([]);
  }
  expect(english.cms.received.filter(({ path }) => path.includes("lang="))).toEqual([]);
  sitePool.release(content);
});

const ignoring = withContent({
  lists: {
    ...hindiContent("all"),
    "/api/site/SGSM?lang=hi": { ...sampleSchool, languages: [{ code: "hi", name: "हिन्दी" }] },
  },
});

ignoring("a CMS that does not know the parameter offers no Hindi", async ({ request, cms }) => {
  expect((await read(request, "/hi")).status).toBe(404);
  expect((await read(request, "/")).html).not.toMatch(/hrefLang|data-language-switch/);
  const asked = new Set(
    cms.received.map(({ path }) => path).filter((path) => path.includes("lang=")),
  );
  expect([...asked]).toEqual(["/api/site/SGSM?lang=hi"]);
});
