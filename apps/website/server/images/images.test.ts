import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bytesOf, type Fixture, startFixture, takePhoto } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

const CHROME = { accept: "image/avif,image/webp,image/*,*/*;q=0.8" };
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(await bytesOf(response)).metadata();
  return { width, height, format };
};

test("a picture of the office comes upright, in the width and form that the browser asks for [A297]", async () => {
  fixture.host.set("album/snow.jpg", await takePhoto(1200, 800));
  const response = await fixture.get("/api/image/album/snow.jpg?w=320", CHROME);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/avif",
    vary: "Accept, Save-Data",
    "cache-control": "no-cache",
    "content-length": expect.stringMatching(/^\d+$/),
  });
  // sharp calls AVIF by its container.
  expect(await sizeOf(response)).toEqual({ width: 320, height: 480, format: "heif" });
  const webp = await fixture.get("/api/image/album/snow.jpg?w=320", { accept: "image/webp" });
  expect(await sizeOf(webp)).toMatchObject({ format: "webp" });
  const jpeg = await fixture.get("/api/image/album/snow.jpg?w=320");
  expect(await sizeOf(jpeg)).toMatchObject({ format: "jpeg" });
});

test("a small picture is never blown up", async () => {
  fixture.host.set("small.jpg", await takePhoto(300, 200));
  expect(await sizeOf(await fixture.get("/api/image/small.jpg?w=2000"))).toMatchObject({
    width: 200,
  });
});

test("without a width the picture keeps its size and form [A297]", async () => {
  const create = { width: 640, height: 400, channels: 4, background: "#0000" } as const;
  fixture.host.set("photo.jpg", await takePhoto(1200, 800));
  fixture.host.set("seal.png", await sharp({ create }).png().toBuffer());
  fixture.host.set("seal.webp", await sharp({ create }).webp().toBuffer());
  fixture.host.set("dance.gif", await sharp({ create }).gif().toBuffer());
  const sizes = ["photo.jpg", "seal.png", "seal.webp", "dance.gif"].map(async (name) =>
    sizeOf(await fixture.get(`/api/image/${name}`)),
  );
  expect(await Promise.all(sizes)).toEqual([
    { width: 800, height: 1200, format: "jpeg" },
    { width: 640, height: 400, format: "png" },
    { width: 640, height: 400, format: "webp" },
    { width: 640, height: 400, format: "png" },
  ]);
});

test("the school's own pictures come from the site itself, host or no host [A297]", async () => {
  await fixture.closeHost();
  const [picture] = sitePictures;
  for (const name of [`SGSM/${picture?.name}`, `sgsm/${picture?.name}.jpg`]) {
    const response = await fixture.get(`/api/image/${name}?w=160`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("max-age=2592000");
    expect(await sizeOf(response)).toMatchObject({ width: 160, format: "jpeg" });
  }
  expect(fixture.asked).toEqual([]);
});

test("a browser that has the picture already is told so, for each variant by itself", async () => {
  fixture.host.set("a.jpg", await takePhoto());
  const first = await fixture.get("/api/image/a.jpg?w=160");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await fixture.get("/api/image/a.jpg?w=160", { "if-none-match": `"x", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("etag")).toBe(etag);
  expect((await fixture.get("/api/image/a.jpg?w=320", { "if-none-match": etag })).status).toBe(200);
  expect((await fixture.get("/api/image/a.jpg", { "if-none-match": etag })).status).toBe(200);
});

test("HEAD tells what GET would send", async () => {
  fixture.host.set("a.jpg", await takePhoto());
  const get = await fixture.get("/api/image/a.jpg?w=160");
  const head = await fixture.get("/api/image/a.jpg?w=160", {}, "HEAD");
  const body = await bytesOf(get);
  expect(head.headers.get("content-length")).toBe(String(body.byteLength));
  expect(await head.text()).toBe("");
});

test("F11 a width that is not listed is refused before the CMS is asked", async () => {
  expect((await fixture.get("/api/image/a.jpg?w=99999")).status).toBe(400);
  expect((await fixture.get("/api/image/a.jpg?w=160&w=320")).status).toBe(400);
  expect(fixture.asked).toEqual([]);
});

test("F8 F9 hostile names are refused before the CMS is asked", async () => {
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
  expect(fixture.asked).toEqual([]);
});

test("other addresses are left to the rest of the site", async () => {
  const response = await fixture.get("/api/gallery/SGSM");
  expect(response.headers.get("x-left")).toBe("to the next step");
});

test("visitors who come at once share one fetch, and one making for each size", async () => {
  fixture.host.set("a.jpg", await takePhoto(2400, 1600));
  const paths = Array.from(
    { length: 30 },
    (_, index) => `/api/image/a.jpg?w=${index % 2 ? 160 : 320}`,
  );
  const answers = await Promise.all(paths.map((path) => fixture.get(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  expect(fixture.asked).toEqual(["/api/image/a.jpg"]);
  expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(2);
});

test("a document opens in the browser under a neutral name", async () => {
  const document = "%PDF-1.7 fees of the year";
  fixture.host.set("notice/fees.pdf", document);
  const response = await fixture.get("/api/image/notice/fees.pdf");
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe('inline; filename="document.pdf"');
  expect(await response.text()).toBe(document);
});
