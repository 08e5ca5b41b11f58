import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { fixedPages } from "../../model/pages/fixed-pages.ts";
import { getPageName } from "../../model/pages/page.ts";
import { readBuilt, readPageSheets } from "./build.ts";

const sheets = readPageSheets();

test("has a style sheet for every page, without a closing tag", () => {
  const names = [...fixedPages.map(getPageName), "text-page", "not-found/not-found"];
  expect([...sheets.keys()].sort()).toEqual(names.sort());
  for (const [name, { css }] of sheets) expect(css, name).not.toContain("</");
});

test("sends at most 7 KB of compressed styles with a page, 11.5 KB with home", () => {
  const heavy = [...sheets].filter(
    ([name, { css }]) => brotliCompressSync(css).byteLength > (name === "home" ? 11_500 : 7_000),
  );
  expect(heavy.map(([name]) => name)).toEqual([]);
});

test("asks for a build when a file of it is missing", () => {
  expect(() => readBuilt("server/missing.json")).toThrow(/has no build.*run `npm run build` first/);
});
