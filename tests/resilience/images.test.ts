import { crc32, deflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { forEachCase, words } from "./fixture/cases.ts";
import { expectResponse } from "./fixture/expect-response.ts";
import { startFixture } from "./fixture/site-fixture.ts";

const HIDDEN = "SecretOwnerName";
const share = fc.double({ min: 0, max: 0.99, noNaN: true });
const side = fc.integer({ min: 8_000, max: 65_000 });

/** What is done to a good image before the host sends it. */
const damage = fc.oneof(
  fc.record({ how: fc.constant("nothing") }),
  fc.record({ how: fc.constant("cut"), length: share }),
  fc.record({
    how: fc.constant("flipped"),
    at: fc.array(share, { minLength: 1, maxLength: 20 }),
    to: fc.nat(255),
  }),
  fc.record({ how: fc.constant("bomb"), width: side, height: side }),
  fc.record({
    how: fc.constant("before"),
    text: fc.constantFrom(
      ...["<html><script>alert(1)</script>", "%PDF-1.7\n", "GIF89a", "PK\u0003\u0004", "\0\0\0"],
    ),
  }),
  fc.record({
    how: fc.constant("behind"),
    text: fc.constantFrom(
      ...[`<script>${HIDDEN}</script>`, `PK\u0003\u0004${HIDDEN}`, `%PDF-1.7 ${HIDDEN}`],
    ),
  }),
  fc.record({
    how: fc.constant("instead"),
    text: fc.constantFrom(
      ...["", "<svg onload='alert(1)'/>", "\xff\xd8\xff", "RIFF\u0010\0\0\0WEBP", "BM", "II*\0"],
    ),
  }),
);
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;
const asked = fc.record({
  format: fc.constantFrom(...words("jpeg png webp gif tiff avif cmyk animated")),
  damage,
  type: fc.constantFrom("image/jpeg", "image/svg+xml", "text/html", ""),
  query: fc.constantFrom("", "?w=160", "?w=320"),
  details: fc.boolean(),
});

/** Small images with the owner's name and place in them, in the formats that cameras and phones write. */
async function drawImages(): Promise<Record<string, Buffer>> {
  const create = { width: 60, height: 40, channels: 3, background: "#567a5c" } as const;
  const owned = () =>
    sharp({ create }).withExif({
      IFD0: { Artist: HIDDEN, Copyright: HIDDEN },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 6/1 0/1", GPSLongitudeRef: "E" },
    });
  const frames = Array.from({ length: 40 }, (_, n) => Buffer.alloc(60 * 40 * 3, n * 6));
  const raw = { width: 60, height: 1600, channels: 3, pageHeight: 40 } as const;
  return {
    jpeg: await owned().jpeg().toBuffer(),
    png: await owned().png().toBuffer(),
    webp: await owned().webp().toBuffer(),
    gif: await sharp({ create }).gif().toBuffer(),
    tiff: await owned().tiff().toBuffer(),
    avif: await owned().avif({ effort: 0 }).toBuffer(),
    cmyk: await owned().toColourspace("cmyk").jpeg().toBuffer(),
    animated: await sharp(Buffer.concat(frames), { raw }).webp({ loop: 0 }).toBuffer(),
  };
}

function spoil(good: Buffer, fault: Damage): Buffer {
  if ("width" in fault) return makeBomb(fault.width, fault.height);
  if ("length" in fault) return good.subarray(0, Math.floor(good.length * fault.length));
  if ("to" in fault) {
    const bytes = Buffer.from(good);
    for (const at of fault.at) bytes[Math.floor(at * bytes.length)] = fault.to;
    return bytes;
  }
  if (!("text" in fault)) return good;
  const text = Buffer.from(fault.text, "latin1");
  if (fault.how === "instead") return text;
  return Buffer.concat(fault.how === "before" ? [text, good] : [good, text]);
}

/** A PNG that says it is enormous, and is a few hundred bytes. */
function makeBomb(width: number, height: number): Buffer {
  const uint32 = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const chunk = (name: string, ...data: Buffer[]) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), ...data]);
    return Buffer.concat([uint32(body.length - 4), body, uint32(crc32(body))]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])),
    chunk("IDAT", deflateSync(Buffer.alloc(100_000))),
    chunk("IEND"),
  ]);
}

test("F10: an image is a bomb, cut or disguised: refused or made anew, nothing hidden leaves", async () => {
  const { host, site } = await startFixture();
  const images = await drawImages();
  await forEachCase(asked, { few: 40, atOnce: 4 }, async (image, index) => {
    const name = `p${index}.jpg`;
    const bytes = spoil(images[image.format] ?? Buffer.alloc(0), image.damage);
    host.answer(`/api/image/${name}`, (_, response) => {
      if (image.type) response.setHeader("content-type", image.type);
      response.end(bytes);
    });
    const path = `${image.details ? "/photo-details" : "/api/image"}/${name}${image.query}`;
    const response = await site.send(path);
    const refusals = image.damage.how === "nothing" ? [] : [415, 422];
    expectResponse(path, response, 200, ...refusals);
    expect(response.ms, path).toBeLessThan(12_000);
    const type = String(response.headers["content-type"]);
    // What begins as a PDF is one, whatever else it holds: a document keeps what its author wrote into it.
    if (type !== "application/pdf")
      expect(response.bytes.includes(HIDDEN), `${path} names the owner`).toBe(false);
    if (image.details || !type.startsWith("image/")) return;
    const { exif, xmp, iptc, space, pages = 1 } = await sharp(response.bytes).metadata();
    expect([exif, xmp, iptc], path).toEqual([undefined, undefined, undefined]);
    expect(["srgb", "b-w"], path).toContain(space);
    expect(pages, path).toBe(1);
  });
});
