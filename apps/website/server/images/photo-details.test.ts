import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPhotoFacts } from "./image-processing.ts";
import { type Fixture, startFixture, takePhoto } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

test("returns only the seven public details of a photo [A267]", async () => {
  fixture.cmsFiles.set("album/snow.jpg", await takePhoto(1200, 800));
  const response = await fixture.get("/photo-details/album/snow.jpg");
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(await response.json()).toEqual({
    fileName: "snow.jpg",
    iso: 200,
    creationDate: "2024-10-05T12:30:00",
    height: 1200,
    width: 800,
    fNumber: 2.8,
    shutterSpeed: "1/250",
  });
});

test("returns the same details for the same photo under another name", async () => {
  const photo = await takePhoto();
  fixture.cmsFiles.set("a.jpg", photo).set("b.jpg", photo);
  const first = await (await fixture.get("/photo-details/a.jpg")).json();
  const second = await (await fixture.get("/photo-details/b.jpg")).json();
  expect(second).toEqual({ ...first, fileName: "b.jpg" });
});

test("returns null for unknown details", async () => {
  const plain = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  const unknown = { iso: null, creationDate: null, fNumber: null, shutterSpeed: null };
  expect(await readPhotoFacts(plain)).toEqual({ ...unknown, width: 30, height: 20 });
  const broken = Buffer.from("no picture at all");
  expect(await readPhotoFacts(broken)).toEqual({ ...unknown, width: null, height: null });
});

test("returns an error for a document, an unknown photo and a failing CMS", async () => {
  fixture.cmsFiles.set("fees.pdf", "%PDF-1.7 sample").set("ill.jpg", 503);
  const statuses = ["fees.pdf", "gone.jpg", "ill.jpg"].map(
    async (name) => (await fixture.get(`/photo-details/${name}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([415, 404, 503]);
});
