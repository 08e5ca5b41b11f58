import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Fixture, readBytes, startFixture, takePhoto } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

/** A PNG of 16,384 by 16,384 pixels in a few kilobytes. */
function makeBomb(): Buffer {
  const side = 16_384;
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.byteLength);
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function expectPlaceholder(path: string, status: number): Promise<void> {
  const response = await fixture.get(path, { accept: "image/webp,*/*" });
  expect(response.status, path).toBe(status);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  const bytes = await readBytes(response);
  expect(bytes.byteLength).toBeLessThan(1_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "svg", width: 960 });
}

test("F10 rejects a small file with 256 million pixels and logs it once", async () => {
  const bomb = makeBomb();
  expect(bomb.byteLength).toBeLessThan(100_000);
  fixture.cmsFiles.set("bomb.png", bomb);
  await expectPlaceholder("/api/image/bomb.png?w=640", 422);
  await expectPlaceholder("/api/image/bomb.png", 422);
  await expectPlaceholder("/api/image/bomb.png?w=160", 422);
  expect(fixture.logged).toHaveLength(1);
  expect(fixture.logged[0]).toContain("bomb.png");
});

test("F10 sends a placeholder for a truncated photo", async () => {
  const photo = await takePhoto(1200, 800);
  fixture.cmsFiles.set("cut.jpg", photo.subarray(0, photo.byteLength - 1500));
  fixture.cmsFiles.set("stump.jpg", photo.subarray(0, 30));
  await expectPlaceholder("/api/image/cut.jpg?w=320", 422);
  await expectPlaceholder("/api/image/stump.jpg", 422);
});

test("F10 rejects a page, a script or an SVG with an image extension", async () => {
  const files = {
    "page.jpg": "<!doctype html><script>alert(1)</script>",
    "drawing.png": '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    "script.gif": "alert(1)",
    "archive.jpg": "PK\x03\x04 and so on",
    "empty.jpg": "",
  };
  for (const [name, body] of Object.entries(files)) {
    fixture.cmsFiles.set(name, body);
    await expectPlaceholder(`/api/image/${name}`, 415);
    await expectPlaceholder(`/api/image/${name}?w=160`, 415);
  }
});

test("F10 removes data appended to an image", async () => {
  const script = "<script>alert('polyglot')</script>";
  fixture.cmsFiles.set("both.jpg", Buffer.concat([await takePhoto(400, 300), Buffer.from(script)]));
  for (const query of ["", "?w=160"]) {
    const response = await fixture.get(`/api/image/both.jpg${query}`);
    expect(response.status).toBe(200);
    expect((await readBytes(response)).includes("polyglot")).toBe(false);
  }
});

test("F10 sends only the first frame of an animation", async () => {
  const pageHeight = 20;
  const frames = sharp({
    create: { width: 20, height: 20 * 50, channels: 3, background: "#123" },
  }).raw();
  const raw = { width: 20, height: 1000, channels: 3, pageHeight } as const;
  const film = await sharp(await frames.toBuffer(), { raw })
    .gif({ delay: 10, loop: 0 })
    .toBuffer();
  fixture.cmsFiles.set("film.gif", film);
  const shown = await sharp(await readBytes(await fixture.get("/api/image/film.gif")), {
    pages: -1,
  }).metadata();
  expect(shown).toMatchObject({ width: 20, height: 20 });
});

test("F10 converts CMYK to sRGB", async () => {
  const create = { width: 40, height: 30, channels: 3, background: "#20a040" } as const;
  const cmyk = await sharp({ create }).toColourspace("cmyk").jpeg().toBuffer();
  fixture.cmsFiles.set("print.jpg", cmyk);
  const shown = await sharp(
    await readBytes(await fixture.get("/api/image/print.jpg?w=160")),
  ).metadata();
  expect(shown).toMatchObject({ space: "srgb", channels: 3 });
});

test("stops reading a file that is too large", async () => {
  await fixture.close();
  fixture = await startFixture({ limits: { maxBytes: 1000 } });
  fixture.cmsFiles.set("huge.jpg", await takePhoto(1200, 800));
  await expectPlaceholder("/api/image/huge.jpg?w=160", 422);
  expect(fixture.logged).toHaveLength(1);
});
