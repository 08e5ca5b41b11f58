import texts from "@manor/content-api/default-text-pages" with { type: "json" };
import { isFreeAddress, textPaths } from "@manor/content-api/site-paths";
import { expect, test } from "vitest";
import { furtherPages, siteMap } from "../../model/pages/site-map.ts";
import { sampleTexts } from "./sample-texts.ts";

test("the initial texts of the admin panel match the .mdx files", () => {
  expect(texts, "run: node apps/website/scripts/make-default-pages.ts").toEqual(sampleTexts());
});

test("a page added in the CMS cannot take the address of an existing page", () => {
  const ofTextPages = siteMap.filter(({ file }) => file.endsWith(".mdx")).map(({ path }) => path);
  expect([...textPaths].sort()).toEqual(ofTextPages.sort());
  for (const { path } of [...siteMap, ...furtherPages])
    if (path !== "/") expect(isFreeAddress(path.replace("/:id", "/x")), path).toBe(false);
});
