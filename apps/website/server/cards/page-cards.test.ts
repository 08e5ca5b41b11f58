import type { School } from "@manor/content-api/school";
import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import sharp from "sharp";
import { expect, test } from "vitest";
import { silentLog } from "../../content/test-content.ts";
import { getPages } from "../../model/pages/find-page.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { previewPath } from "../../model/seo/record-card.ts";
import { worker } from "../images/test-fixture.ts";
import { PASSED, serveSteps } from "../test-server.ts";
import { type CardsOptions, createCards } from "./cards.ts";
import { findPageDrawing } from "./drawing.ts";

const { identity } = sampleSchool;
const page = {
  address: "/example-of-a-text-page",
  title: "Swimming Pool",
  group: "Facilities",
  lead: "",
  description: "",
  picture: "pool-noon-summer",
  caption: "",
  figures: [],
  body: [],
};
let school = sampleSchool;
const setSchool = (changed: Partial<School>) => {
  school = { ...sampleSchool, ...changed };
};
const step = createCards({
  content: { onChange: () => {} } as unknown as CardsOptions["content"], // No record is read.
  client: {} as CardsOptions["client"],
  log: silentLog,
  worker,
  emblem: { png: async () => undefined },
  rateLimiter: { take: () => 0 },
});
const origin = await serveSteps([step], () => school);
const get = (path: string, headers = {}) => fetch(origin + path, { headers });

test("renders cards with the school's name and a new ETag for a new name", async () => {
  setSchool({ identity: { ...identity, name: "Oak Hill" } });
  const first = await get("/og/about.jpg");
  expect(first.headers.get("content-type")).toBe("image/jpeg");
  const bytes = Buffer.from(await first.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const etag = first.headers.get("etag") ?? "";
  expect((await get("/og/about.jpg", { "if-none-match": etag })).status).toBe(304);
  setSchool({ identity: { ...identity, name: "Elm Vale" } });
  const other = await get("/og/about.jpg");
  expect(other.headers.get("etag")).not.toBe(etag);
  expect(Buffer.from(await other.arrayBuffer()).equals(bytes)).toBe(false);
});

test("renders a card for an added page, and none for toppers and unknown pages", async () => {
  setSchool({ pages: { list: [page], moved: [] } });
  expect((await get("/og/example-of-a-text-page.jpg")).status).toBe(200);
  for (const path of ["/og/topperx.jpg", "/og/nowhere.jpg"])
    expect((await get(path)).status, path).toBe(PASSED);
});

test("draws every page that may be shared over a picture of the website", () => {
  const pictures = new Set(sitePictures.map(({ name }) => name));
  setSchool({});
  const pages = getPages(school).filter(({ noindex, path }) => !noindex && !path.includes(":"));
  for (const { path, preview } of pages) {
    expect(findPageDrawing(school, previewPath(path)), path).toBeDefined();
    if (preview) expect(pictures, path).toContain(preview);
  }
});
