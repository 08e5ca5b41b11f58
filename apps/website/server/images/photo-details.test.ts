import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPhotoFacts } from "./photo-facts.ts";
import { type Fixture, startFixture, takePhoto } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

test("a photo's details are the seven that may be shown, and no eighth [A267]", async () => {
  fixture.host.set("album/snow.jpg", await takePhoto(1200, 800));
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

test("the details are read once, also for the same photo under another name", async () => {
  const photo = await takePhoto();
  fixture.host.set("a.jpg", photo).set("b.jpg", photo);
  const first = await (await fixture.get("/photo-details/a.jpg")).json();
  const second = await (await fixture.get("/photo-details/b.jpg")).json();
  expect(second).toEqual({ ...first, fileName: "b.jpg" });
});

test("details that are not known are empty rather than invented", async () => {
  const plain = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  const unknown = { iso: null, creationDate: null, fNumber: null, shutterSpeed: null };
  expect(await readPhotoFacts(plain)).toEqual({ ...unknown, width: 30, height: 20 });
  const broken = Buffer.from("no picture at all");
  expect(await readPhotoFacts(broken)).toEqual({ ...unknown, width: null, height: null });
});

test("a document, an unknown photo and a silent host have no details", async () => {
  fixture.host.set("fees.pdf", "%PDF-1.7 sample").set("ill.jpg", 503);
  const statuses = ["fees.pdf", "gone.jpg", "ill.jpg"].map(
    async (name) => (await fixture.get(`/photo-details/${name}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([415, 404, 503]);
});
