import { escapeMarkup } from "../escape-markup.ts";
import { type Alternate, type FindSchool, listAlternates } from "../pages/alternates.ts";
import type { Page } from "../pages/page.ts";
import { schoolCode } from "../school/school-code.ts";
import { languages } from "../texts/languages.ts";

/** Omits noindex pages, and pages that need an id. `lastmodByPath` has dates as `YYYY-MM-DD`. */
export function renderSitemap(
  siteMap: readonly Page[],
  origin: string,
  lastmodByPath: ReadonlyMap<string, string>,
  findSchool: FindSchool = () => undefined,
): string {
  let hasAlternates = false;
  const entries = siteMap
    .filter(({ noindex, query, path }) => !noindex && !query.includes("id") && !path.includes(":"))
    .flatMap(({ path }) => {
      const day = lastmodByPath.get(path);
      const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
      const alternates = listAlternates(findSchool, path);
      hasAlternates ||= alternates.length > 0;
      const links = writeAlternates(alternates, origin);
      const addresses = alternates.length > 0 ? alternates.map(({ href }) => href) : [path];
      return addresses.map(
        (address) => `  <url><loc>${escapeMarkup(origin + address)}</loc>${lastmod}${links}</url>`,
      );
    });
  const links = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`,
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Every language of a page names all of them. */
function writeAlternates(alternates: readonly Alternate[], origin: string): string {
  const links = alternates.map(({ language, href }) => [languages[language].locale, href]);
  return [...links, ...links.slice(0, 1).map(([, href]) => ["x-default", href])]
    .map(
      ([locale, href]) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeMarkup(`${origin}${href}`)}"/>`,
    )
    .join("");
}

/** Crawlers that collect texts and images for training, by their documented names. */
const AI_CRAWLERS = [
  "AI2Bot",
  "Amazonbot",
  "anthropic-ai",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "cohere-training-data-crawler",
  "Diffbot",
  "FacebookBot",
  "Google-Extended",
  "GPTBot",
  "ImagesiftBot",
  "img2dataset",
  "Meta-ExternalAgent",
  "omgili",
  "PanguBot",
  "Timpibot",
];

/** Disallows photos, which may show pupils, and API calls; everything for AI crawlers if `blocksAiTraining`. */
export function renderRobots(origin: string, blocksAiTraining: boolean): string {
  const crawlers = AI_CRAWLERS.map((name) => `User-agent: ${name}`);
  return [
    ...(blocksAiTraining ? [...crawlers, "Disallow: /", ""] : []),
    "User-agent: *",
    `Allow: /api/image/${schoolCode}/`,
    "Disallow: /api/",
    "Disallow: /photo-details/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
