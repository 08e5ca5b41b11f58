import { expect, test } from "vitest";
import { siteMap } from "../site-map.ts";
import { renderRobots, renderSitemap } from "./sitemap.ts";

const origin = "https://www.sgc.example";
const sitemap = renderSitemap(siteMap, origin, new Map([["/News", "2026-11-18"]]));

test("a search engine learns of every page in its one right spelling", () => {
  for (const path of ["/", "/schoolSong", "/entry-to-class-iV-Viii", "/PhoneCallTiming"]) {
    expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
  }
  expect(sitemap.match(/<url>/g)).toHaveLength(29);
});

test("toppers stay out of the sitemap, and so do album pages without an album [A176, R40]", () => {
  for (const path of ["/TopperX", "/TopperXII", "/SubGallery", "/subFest"]) {
    expect(sitemap).not.toContain(`${origin}${path}<`);
  }
});

test("the day of the last change is told where it is known, and only there", () => {
  expect(sitemap).toContain(`<loc>${origin}/News</loc><lastmod>2026-11-18</lastmod>`);
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(1);
});

test("robots.txt opens the pages and the painted pictures, closes photographs and data calls and names the sitemap", () => {
  expect(renderRobots(origin).split("\n")).toEqual([
    "User-agent: *",
    "Allow: /api/image/SGSM/",
    "Disallow: /api/",
    "Disallow: /photo-details/",
    "",
    "Sitemap: https://www.sgc.example/sitemap.xml",
    "",
  ]);
});
