import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PASSED } from "../test-server.ts";
import { type Fixture, readBytes, startFixture, takePhoto } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

const CHROME = { accept: "image/avif,image/webp,image/*,*/*;q=0.8" };
const getMetadata = async (response: Response) => {
  const { width, height, format } = await sharp(await readBytes(response)).metadata();
  return { width, height, format };
};

test("sends an image upright in the requested width and format [A297]", async () => {
  fixture.cmsFiles.set("album/snow.jpg", await takePhoto(1200, 800));
  const response = await fixture.get("/api/image/album/snow.jpg?w=320", CHROME);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/avif",
    vary: "Accept, Save-Data",
    "cache-control": "no-cache",
    "content-length": expect.stringMatching(/^\d+$/),
  });
  // sharp calls AVIF by its container.
  expect(await getMetadata(response)).toEqual({ width: 320, height: 480, format: "heif" });
  const webp = await fixture.get("/api/image/album/snow.jpg?w=320", { accept: "image/webp" });
  expect(await getMetadata(webp)).toMatchObject({ format: "webp" });
  const jpeg = await fixture.get("/api/image/album/snow.jpg?w=320");
  expect(await getMetadata(jpeg)).toMatchObject({ format: "jpeg" });
});

test("never enlarges a small image", async () => {
  fixture.cmsFiles.set("small.jpg", await takePhoto(300, 200));
  expect(await getMetadata(await fixture.get("/api/image/small.jpg?w=2000"))).toMatchObject({
    width: 200,
  });
});

test("retains size and format without a width [A297]", async () => {
  const create = { width: 640, height: 400, channels: 4, background: "#0000" } as const;
  fixture.cmsFiles.set("photo.jpg", await takePhoto(1200, 800));
  fixture.cmsFiles.set("seal.png", await sharp({ create }).png().toBuffer());
  fixture.cmsFiles.set("seal.webp", await sharp({ create }).webp().toBuffer());
  fixture.cmsFiles.set("dance.gif", await sharp({ create }).gif().toBuffer());
  const sizes = ["photo.jpg", "seal.png", "seal.webp", "dance.gif"].map(async (name) =>
    getMetadata(await fixture.get(`/api/image/${name}`)),
  );
  expect(await Promise.all(sizes)).toEqual([
    { width: 800, height: 1200, format: "jpeg" },
    { width: 640, height: 400, format: "png" },
    { width: 640, height: 400, format: "webp" },
    { width: 640, height: 400, format: "png" },
  ]);
});

test("serves the site's own images without the CMS [A297]", async () => {
  await fixture.stopCms();
  const [picture] = sitePictures;
  for (const name of [`SGSM/${picture?.name}`, `sgsm/${picture?.name}.jpg`]) {
    const response = await fixture.get(`/api/image/${name}?w=160`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("max-age=2592000");
    expect(await getMetadata(response)).toMatchObject({ width: 160, format: "jpeg" });
  }
  expect(fixture.requests).toEqual([]);
});

test("returns 304 when If-None-Match matches, per variant", async () => {
  fixture.cmsFiles.set("a.jpg", await takePhoto());
  const first = await fixture.get("/api/image/a.jpg?w=160");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await fixture.get("/api/image/a.jpg?w=160", { "if-none-match": `"x", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("etag")).toBe(etag);
  expect((await fixture.get("/api/image/a.jpg?w=320", { "if-none-match": etag })).status).toBe(200);
  expect((await fixture.get("/api/image/a.jpg", { "if-none-match": etag })).status).toBe(200);
});

test("HEAD sends the headers of GET", async () => {
  fixture.cmsFiles.set("a.jpg", await takePhoto());
  const get = await fixture.get("/api/image/a.jpg?w=160");
  const head = await fixture.get("/api/image/a.jpg?w=160", {}, "HEAD");
  const body = await readBytes(get);
  expect(head.headers.get("content-length")).toBe(String(body.byteLength));
  expect(await head.text()).toBe("");
});

test("F11 rejects an unlisted width without a request to the CMS", async () => {
  expect((await fixture.get("/api/image/a.jpg?w=99999")).status).toBe(400);
  expect((await fixture.get("/api/image/a.jpg?w=160&w=320")).status).toBe(400);
  expect(fixture.requests).toEqual([]);
});

test("F8 F9 rejects malicious names without a request to the CMS", async () => {
  const names = [
    "%252e%252e%252fsecret",
    "..%2fsecret",
    "..;%2fa",
    "a%2fb",
    "a%0Ab",
    "x".repeat(3001),
  ];
  for (const name of names) {
    const { status } = await fixture.get(`/api/image/${name}`);
    expect([400, 404], name).toContain(status);
  }
  expect(fixture.requests).toEqual([]);
});

test("ignores other addresses", async () => {
  const response = await fixture.get("/api/gallery/SGSM");
  expect(response.status).toBe(PASSED);
});

test("fetches once and renders each size once for concurrent requests", async () => {
  fixture.cmsFiles.set("a.jpg", await takePhoto(2400, 1600));
  const paths = Array.from(
    { length: 30 },
    (_, index) => `/api/image/a.jpg?w=${index % 2 ? 160 : 320}`,
  );
  const responses = await Promise.all(paths.map((path) => fixture.get(path)));
  expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 200));
  expect(fixture.requests).toEqual(["/api/image/a.jpg"]);
  expect(new Set(responses.map(({ headers }) => headers.get("etag"))).size).toBe(2);
});

test("sends a PDF inline under a neutral name", async () => {
  const document = "%PDF-1.7 fees of the year";
  fixture.cmsFiles.set("notice/fees.pdf", document);
  const response = await fixture.get("/api/image/notice/fees.pdf");
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe('inline; filename="document.pdf"');
  expect(await response.text()).toBe(document);
});
