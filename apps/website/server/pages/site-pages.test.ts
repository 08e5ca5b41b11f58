import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { fixedPages } from "../../model/pages/fixed-pages.ts";
import { getPageName } from "../../model/pages/page.ts";
import { readBuilt, readPageSheets } from "./site-pages.ts";

const sheets = readPageSheets();

test("has a style sheet for every page, without a closing tag", () => {
  const names = [...fixedPages.map(getPageName), "text-page", "not-found/not-found"];
  const own = [...sheets.keys()].filter((name) => !name.endsWith(" in languages"));
  expect(own.sort()).toEqual(names.sort());
  for (const [name, { css }] of sheets) expect(css, name).not.toContain("</");
});

test("sends at most 7 KB of compressed styles with a page, 11.5 KB with home", () => {
  const heavy = [...sheets].filter(
    ([name, { css }]) => brotliCompressSync(css).byteLength > (name === "home" ? 11_500 : 7_000),
  );
  expect(heavy.map(([name]) => name)).toEqual([]);
});

test("has the styles of what only another language shows in a sheet for pages in languages", () => {
  const rules = { "not-found/not-found": ".callout", event: ".callout", contact: ".button--quiet" };
  for (const [name, rule] of Object.entries(rules)) {
    expect(sheets.get(name)?.css, name).not.toContain(rule);
    expect(sheets.get(`${name} in languages`)?.css, name).toContain(rule);
  }
});

test("asks for a build when a file of it is missing", () => {
  expect(() => readBuilt("server/missing.json")).toThrow(/has no build.*run `npm run build` first/);
});
