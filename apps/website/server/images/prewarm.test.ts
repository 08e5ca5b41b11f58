import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import { afterEach, expect, test } from "vitest";
import { type Fixture, readBytes, startFixture, takePhoto, worker } from "./test-fixture.ts";

let fixture: Fixture;
afterEach(() => fixture.close());

/** Records the rendered images as `width format`; `gate` delays each of them. */
async function startCountingFixture(max: number, gate = async (_: string) => {}) {
  const rendered: string[] = [];
  fixture = await startFixture({
    prewarm: max,
    worker: {
      ...worker,
      render: async (bytes, _kind, variant) => {
        const made = variant === "whole" ? variant : `${variant.width} ${variant.format}`;
        rendered.push(made);
        await gate(made);
        // The content does not matter here.
        return bytes.subarray(0, 100);
      },
    },
  });
  return rendered;
}

const CHROME = { accept: "image/avif,image/webp,image/*,*/*;q=0.8" };
const OWN = sitePictures.length;
const EACH = 5;
const requestedNames = () => fixture.requests.map((path) => path.replace("/api/image/", ""));

test("prewarms the images of the records in AVIF and in phone widths", async () => {
  const rendered = await startCountingFixture(10);
  fixture.cmsFiles.set("album/snow.jpg", await takePhoto());
  await fixture.prewarm([
    { _id: "a", date: "2026-11-01", attachments: ["album/snow.jpg", "fees.pdf"] },
  ]);
  expect(requestedNames()).toEqual(["album/snow.jpg"]);
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

test("prewarms the newest first, up to the maximum, each once", async () => {
  await startCountingFixture(3);
  const photo = await takePhoto(40, 30);
  const records = ["2026-03-01", "2025-01-01", "2026-11-09", ""].map((date, n) => {
    fixture.cmsFiles.set(`${n}.jpg`, photo);
    return { date, attachments: [`${n}.jpg`] };
  });
  await fixture.prewarm(records);
  expect(requestedNames()).toEqual(["3.jpg", "2.jpg", "0.jpg"]);
  await fixture.prewarm(records);
  expect(requestedNames()).toHaveLength(3);
  await fixture.restart();
  await fixture.prewarm([{ attachments: ["3.jpg"] }]);
  expect(fixture.logged.at(-1)).toContain(`"of":${OWN + 1}`);
});

test("serves a waiting visitor before the next prewarmed image", async () => {
  const gates = new Map<string, () => void>();
  const rendered = await startCountingFixture(1, (made) =>
    made === "640 avif" || made === "160 jpeg"
      ? new Promise((open) => gates.set(made, open))
      : Promise.resolve(),
  );
  fixture.cmsFiles.set("a.jpg", await takePhoto(40, 30));
  const working = fixture.prewarm([]);
  await expect.poll(() => rendered).toEqual(["640 avif"]);
  const waiting = fixture.get("/api/image/a.jpg?w=160");
  await expect.poll(() => rendered).toEqual(["640 avif", "160 jpeg"]);
  gates.get("640 avif")?.();
  await new Promise((later) => setTimeout(later, 250));
  expect(rendered).toEqual(["640 avif", "160 jpeg"]);
  gates.get("160 jpeg")?.();
  expect((await waiting).status).toBe(200);
  await expect.poll(() => rendered[2]).toBe("480 avif");
  const open = setInterval(() => gates.get("640 avif")?.(), 1);
  await working;
  clearInterval(open);
});

test("stops while the CMS is down and retries at the next poll", async () => {
  await startCountingFixture(10);
  fixture.cmsFiles.set("a.jpg", (_, response) => response.destroy());
  const records = [{ attachments: ["a.jpg", "b.jpg"] }];
  await fixture.prewarm(records);
  expect(requestedNames()).toEqual(["a.jpg"]);
  fixture.cmsFiles.set("a.jpg", 500);
  fixture.cmsFiles.set("b.jpg", await takePhoto(40, 30));
  await fixture.prewarm(records);
  expect(requestedNames()).toEqual(["a.jpg", "a.jpg", "b.jpg"]);
});

test("prewarms nothing with the maximum 0", async () => {
  const rendered = await startCountingFixture(0);
  await fixture.prewarm([{ attachments: ["a.jpg"] }]);
  expect([rendered, fixture.requests]).toEqual([[], []]);
});

test("sends at most half the bytes with Save-Data", async () => {
  fixture = await startFixture();
  const names = ["forest-noon-summer", "quadrangle-night-winter", "ridges-dusk"];
  const bytes = async (width: number, more = {}) => {
    const sent = names.map(async (name) => {
      const path = `/api/image/SGSM/${name}?w=${width}`;
      return (await readBytes(await fixture.get(path, { ...CHROME, ...more }))).byteLength;
    });
    return (await Promise.all(sent)).reduce((a, b) => a + b);
  };
  for (const width of [480, 640, 960, 1280]) {
    const part = (await bytes(width, { "save-data": "on" })) / (await bytes(width));
    expect(part, String(width)).toBeLessThanOrEqual(0.5);
  }
});
