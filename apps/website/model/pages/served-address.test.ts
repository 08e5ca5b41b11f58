import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixedPages } from "./fixed-pages.ts";
import { isServedAddress } from "./served-address.ts";

test("knows every fixed page and every file at the root", () => {
  const pages = fixedPages.map(({ path }) => path).filter((path) => !path.includes(":"));
  const files = readdirSync(join(import.meta.dirname, "../../public")).map((name) => `/${name}`);
  for (const path of [
    ...pages,
    ...files,
    "/robots.txt",
    "/sitemap.xml",
    "/api/x",
    "/hi",
    "/hi/Events",
  ])
    expect(isServedAddress(path), path).toBe(true);
});

test("leaves other addresses to redirects, also below a list of records", () => {
  for (const path of [
    "/about-us",
    "/news/sports-day",
    "/hi/about-us",
    "/feed",
    "/wp-content/uploads/a.pdf",
  ])
    expect(isServedAddress(path), path).toBe(false);
  expect(isServedAddress("/News/12")).toBe(true);
});
