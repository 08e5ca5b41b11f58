import { readdirSync } from "node:fs";
import { join } from "node:path";
import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import { afterEach, expect, test } from "vitest";
import { bytesOf, type Fixture, startFixture, takePhoto, worker } from "./test-fixture.ts";

let fixture: Fixture;
afterEach(() => fixture.close());

/** The made pictures, as `name width format`; `gate` holds each of them back. */
async function startCountingFixture(ahead: number, gate = async (_: string) => {}) {
  const rendered: string[] = [];
  fixture = await startFixture({
    prewarm: ahead,
    worker: {
      ...worker,
      render: async (bytes, _kind, variant) => {
        const made = variant === "whole" ? variant : `${variant.width} ${variant.format}`;
        rendered.push(made);
        await gate(made);
        // What comes out does not matter here.
        return bytes.subarray(0, 100);
      },
    },
  });
  return rendered;
}

const CHROME = { accept: "image/avif,image/webp,image/*,*/*;q=0.8" };
const OWN = sitePictures.length;
const EACH = 5;
const askedFor = () => fixture.asked.map((path) => path.replace("/api/image/", ""));

test("pictures that the answers name are there before the first visitor asks, in AVIF and in the widths of telephones", async () => {
  const rendered = await startCountingFixture(10);
  fixture.host.set("album/snow.jpg", await takePhoto());
  await fixture.prewarm([
    { _id: "a", date: "2026-11-01", attachments: ["album/snow.jpg", "fees.pdf"] },
  ]);
  expect(askedFor()).toEqual(["album/snow.jpg"]);
  expect(rendered).toHaveLength((OWN + 1) * EACH);
  expect(new Set(rendered)).toEqual(
    new Set(["320 avif", "480 avif", "640 avif", "960 avif", "1280 avif"]),
  );
  for (const width of [320, 480, 640, 960, 1280])
    for (const name of ["album/snow.jpg", "SGSM/chapel-noon"]) {
      const { status } = await fixture.get(`/api/image/${name}?w=${width}`, CHROME);
      expect(status).toBe(200);
    }
  expect(rendered).toHaveLength((OWN + 1) * EACH);
});

test("the newest come first, no more than the setting says, and each once", async () => {
  await startCountingFixture(3);
  const photo = await takePhoto(40, 30);
  const records = ["2026-03-01", "2025-01-01", "2026-11-09", ""].map((date, n) => {
    fixture.host.set(`${n}.jpg`, photo);
    return { date, attachments: [`${n}.jpg`] };
  });
  await fixture.prewarm(records);
  expect(askedFor()).toEqual(["3.jpg", "2.jpg", "0.jpg"]);
  await fixture.prewarm(records);
  expect(askedFor()).toHaveLength(3);
  await fixture.restart();
  await fixture.prewarm([{ attachments: ["3.jpg"] }]);
  expect(fixture.logged.at(-1)).toContain(`"of":${OWN + 1}`);
});

test("who waits for a picture is served before the next one is made ahead", async () => {
  const doors = new Map<string, () => void>();
  const rendered = await startCountingFixture(1, (made) =>
    made === "640 avif" || made === "160 jpeg"
      ? new Promise((open) => doors.set(made, open))
      : Promise.resolve(),
  );
  fixture.host.set("a.jpg", await takePhoto(40, 30));
  const working = fixture.prewarm([]);
  await expect.poll(() => rendered).toEqual(["640 avif"]);
  const waiting = fixture.get("/api/image/a.jpg?w=160");
  await expect.poll(() => rendered).toEqual(["640 avif", "160 jpeg"]);
  doors.get("640 avif")?.();
  await new Promise((later) => setTimeout(later, 250));
  expect(rendered).toEqual(["640 avif", "160 jpeg"]);
  doors.get("160 jpeg")?.();
  expect((await waiting).status).toBe(200);
  await expect.poll(() => rendered[2]).toBe("480 avif");
  const open = setInterval(() => doors.get("640 avif")?.(), 1);
  await working;
  clearInterval(open);
});

test("what was made ahead goes like everything else when no answer names it", async () => {
  await startCountingFixture(10);
  fixture.host.set("boy.jpg", await takePhoto(40, 30));
  await fixture.prewarm([{ attachments: ["boy.jpg"] }]);
  const onDisk = () =>
    readdirSync(join(fixture.dataDir, "images")).filter((f) => !f.endsWith(".tmp"));
  await expect.poll(() => onDisk().length).toBe((OWN + 1) * EACH + 2);
  fixture.prune([]);
  await expect.poll(() => onDisk().length).toBe(OWN * EACH);
});

test("while the host is away nothing is made ahead, and the next round tries again", async () => {
  await startCountingFixture(10);
  fixture.host.set("a.jpg", (_, response) => response.destroy());
  const records = [{ attachments: ["a.jpg", "b.jpg"] }];
  await fixture.prewarm(records);
  expect(askedFor()).toEqual(["a.jpg"]);
  fixture.host.set("a.jpg", 500);
  fixture.host.set("b.jpg", await takePhoto(40, 30));
  await fixture.prewarm(records);
  expect(askedFor()).toEqual(["a.jpg", "a.jpg", "b.jpg"]);
});

test("without the setting nothing is made ahead", async () => {
  const rendered = await startCountingFixture(0);
  await fixture.prewarm([{ attachments: ["a.jpg"] }]);
  expect([rendered, fixture.asked]).toEqual([[], []]);
});

test("a visitor who saves data is sent half the bytes of the pictures at most", async () => {
  fixture = await startFixture();
  const names = ["forest-noon-summer", "quadrangle-night-winter", "ridges-dusk"];
  const bytes = async (width: number, more = {}) => {
    const sent = names.map(async (name) => {
      const path = `/api/image/SGSM/${name}?w=${width}`;
      return (await bytesOf(await fixture.get(path, { ...CHROME, ...more }))).byteLength;
    });
    return (await Promise.all(sent)).reduce((a, b) => a + b);
  };
  for (const width of [480, 640, 960, 1280]) {
    const part = (await bytes(width, { "save-data": "on" })) / (await bytes(width));
    expect(part, String(width)).toBeLessThanOrEqual(0.5);
  }
});
