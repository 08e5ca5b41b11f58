import { escapeMarkup } from "../escape-markup.ts";
import type { Page } from "../pages/page.ts";
import { schoolCode } from "../school/school-code.ts";

/** Omits noindex pages, and pages that need an id. `lastmodByPath` has dates as `YYYY-MM-DD`. */
export function renderSitemap(
  siteMap: readonly Page[],
  origin: string,
  lastmodByPath: ReadonlyMap<string, string>,
): string {
  const entries = siteMap
    .filter(({ noindex, query, path }) => !noindex && !query.includes("id") && !path.includes(":"))
    .map(({ path }) => {
      const day = lastmodByPath.get(path);
      const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
      return `  <url><loc>${escapeMarkup(origin + path)}</loc>${lastmod}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
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
