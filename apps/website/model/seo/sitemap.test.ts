import { expect, test } from "vitest";
import { getPages } from "../pages/find-page.ts";
import { sampleSchool } from "../school/test-school.ts";
import { renderRobots, renderSitemap } from "./sitemap.ts";

const origin = "https://www.sgc.example";
const sitemap = renderSitemap(getPages(sampleSchool), origin, new Map());

test("lists every page with its canonical address", () => {
  for (const path of ["/", "/schoolSong", "/entry-to-class-iV-Viii", "/PhoneCallTiming"]) {
    expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
  }
});

test("omits toppers, and album pages without an album [A176, R40]", () => {
  for (const path of ["/TopperX", "/TopperXII", "/SubGallery", "/subFest"]) {
    expect(sitemap).not.toContain(`${origin}${path}<`);
  }
});

test("allows pages and share images, disallows photos and API calls, and names the sitemap in robots.txt", () => {
  expect(renderRobots(origin, false).split("\n")).toEqual([
    "User-agent: *",
    "Allow: /api/image/SGSM/",
    "Disallow: /api/",
    "Disallow: /photo-details/",
    "",
    "Sitemap: https://www.sgc.example/sitemap.xml",
    "",
  ]);
});

test("disallows everything for AI crawlers, and does not change the rules for others", () => {
  const robots = renderRobots(origin, true);
  const [forAi = "", forOthers] = robots.split("User-agent: *");
  expect(forAi.trim().split("\n").at(-1)).toBe("Disallow: /");
  for (const name of ["GPTBot", "ClaudeBot", "CCBot", "Google-Extended"])
    expect(forAi).toContain(`User-agent: ${name}\n`);
  expect(`User-agent: *${forOthers}`).toBe(renderRobots(origin, false));
});
