import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import sharp from "sharp";
import { expect, test } from "vitest";
import { listedPreviews } from "./listed-previews.ts";

const folder = resolve(import.meta.dirname, "../../public");

test("every preview is a JPEG of 1200 by 630 and at most 60 KB; toppers have none", async () => {
  expect(listedPreviews).toHaveLength(31);
  for (const { path } of listedPreviews) {
    const bytes = readFileSync(resolve(folder, `.${path}`));
    expect(bytes.byteLength, path).toBeLessThanOrEqual(60_000);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format], path).toEqual([1200, 630, "jpeg"]);
  }
});

test("every preview uses one of the website's own pictures", () => {
  const names = sitePictures.map(({ name }) => name);
  for (const { picture, path } of listedPreviews) expect(names, path).toContain(picture);
});
