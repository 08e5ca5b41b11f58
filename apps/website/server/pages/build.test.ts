import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { furtherPages, siteMap } from "../../app/for-server.ts";
import { readPageSheets } from "./build.ts";

const sheets = readPageSheets();

test("every page has a sheet of its own, and none can end the element that it stands in", () => {
  expect(sheets.size).toBe(siteMap.length + furtherPages.length + 2);
  for (const [name, { css }] of sheets) expect(css, name).not.toContain("</");
});

test("a page other than home brings at most 7 KB of style on the line, home 10.5 KB", () => {
  const heavy = [...sheets].filter(
    ([name, { css }]) => brotliCompressSync(css).byteLength > (name === "home" ? 10_500 : 7_000),
  );
  expect(heavy.map(([name]) => name)).toEqual([]);
});
