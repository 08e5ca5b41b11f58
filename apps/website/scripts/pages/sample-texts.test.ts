import texts from "@manor/content-api/default-text-pages" with { type: "json" };
import { isFreeAddress, textPaths } from "@manor/content-api/site-paths";
import { expect, test } from "vitest";
import { furtherPages, siteMap } from "../../app/site-map.ts";
import { sampleTexts } from "./sample-texts.ts";

test("the texts that the admin panel begins with are those of the files", () => {
  expect(texts, "run: node apps/website/scripts/make-default-pages.ts").toEqual(sampleTexts());
});

test("no page of the office can take the address of a page of the website", () => {
  const ofText = siteMap.filter(({ file }) => file.endsWith(".mdx")).map(({ path }) => path);
  expect([...textPaths].sort()).toEqual(ofText.sort());
  for (const { path } of [...siteMap, ...furtherPages])
    if (path !== "/") expect(isFreeAddress(path.replace("/:id", "/x")), path).toBe(false);
});
