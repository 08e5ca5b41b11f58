import { readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { forEachCase, oneOf, share, within, words } from "./fixture/cases.ts";
import { expectNoLeaks, sendBytes } from "./fixture/http.ts";
import { draw, startFixture } from "./fixture/site-fixture.ts";

const NAME_PARTS = words(String.raw`.. . %2e%2e %2E. ..%2f %252e%252e ..;a %c0%ae%c0%ae %00 a%00.jpg
  \ %5c..%5c C: CON aux.jpg NUL.png a.svg a.jpg.svg a.php.jpg a.jpg/ %20 .htaccess .env -rf $(id)
  |ls a'b a%22b %0d%0aSet-Cookie:%20a=b %e2%80%aegpj.exe %ff % %zz %u002e ~root
  file:%2f%2f%2fetc http: etc passwd photo.jpg SGSM %e0%a4%96`);
/** What the parser of addresses leaves as it is, and a host may decode. */
const CLIMBS = words("..;a %252e%252e %252E. .%252e;x ..%252f.. %25252e%25252e");
const plain = oneOf("", "`id`", "x".repeat(300), "\u00e9", ...NAME_PARTS);
const part = fc.oneof({ weight: 4, arbitrary: plain }, oneOf(...CLIMBS));
const named = fc.record({
  parts: fc.array(part, { minLength: 1, maxLength: 4 }),
  end: fc.string({ maxLength: 6 }),
  route: oneOf("/api/image/", "/photo-details/", "/API/Image/", "/api//image/"),
  query: oneOf("", "?w=320", "?w=640"),
});

test("F8: an image's name is hostile: refused before the host is asked", async () => {
  const { host, site } = await startFixture();
  host.answerPictures((_, response) => {
    response.setHeader("content-type", "image/svg+xml");
    response.end("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
  });
  await forEachCase(named, { few: 60, atOnce: 8 }, async ({ parts, end, route, query }) => {
    const name = [...parts, encodeURIComponent(end.toWellFormed())].join("/");
    const path = `${route}${name.replace(/[^\x21-\x7e]/g, encodeURIComponent)}${query}`;
    const { status, headers } = await site.ask(path, [200, 301, 308, 400, 404, 414, 415]);
    expect(headers, path).not.toHaveProperty("set-cookie");
    if (status !== 200) return;
    expect(headers["content-disposition"], path).toMatch(/^attachment;/);
    expect(headers["content-type"], path).not.toMatch(/svg|html|javascript|xml/);
  });
  expect(host.received.map(({ path }) => path).filter(leavesFolder)).toEqual([]);
});

/** Whether a path leaves its folder on some host, however often that decodes it. */
function leavesFolder(path: string): boolean {
  let plain = path.split("?", 1)[0] ?? "";
  const toPlain = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  for (let time = 0; time < 6; time += 1) plain = plain.replace(/%([0-7][0-9a-f])/gi, toPlain);
  const climbs = plain.split(/[/\\]/).some((segment) => /^\s*\.{1,2}\s*(;|$)/.test(segment));
  return climbs || /\p{Cc}|\\/u.test(plain);
}

/** Every route that reads files, ways out of its folder, and what lies there. */
const STARTS = words(`/api/image/ /photo-details/ /assets/ /documents/ / /Events/ /SubGallery/
  /assets/.. /documents/manor /api/image/SGSM/ http://127.0.0.1/assets/ /%2e/ //`);
const UPS = words(String.raw`../ ..%2f %2e%2e/ %2e%2e%2f %252e%252e%252f ..\ ..%5c %c0%ae%c0%ae/
  ..;/ ..%00/ .%2e/ ....// ..%u2215 ..%ef%bc%8f %2e%2e%255c .../ /`);
const TARGETS = words(`etc/passwd etc%2fpasswd proc/self/environ package.json server/main.ts .env
  build/server/index.js app/root.tsx .git/config outbox/ snapshot/ images/ .. etc/passwd%00.jpg
  etc/passwd?w=320 etc/passwd#a.jpg .vite/manifest.json`);
const climbing = fc.record({
  start: oneOf(...STARTS),
  ups: fc.array(oneOf("..\u0000/", ...UPS), { minLength: 1, maxLength: 9 }),
  target: oneOf("", ...TARGETS),
  method: oneOf("GET", "HEAD"),
});
/** What stands in the files that lie nearby, and in no response. */
const SECRETS = /root:x:0|"workspaces"|createSite\(|PATH=\/|\[core\]|"_entry\.|"isEntry"/;

test("F9: a path tries to leave its folder: refused, and nothing tells of the file system", async () => {
  const { site } = await startFixture();
  const rest = `HTTP/1.1\r\nhost: ${new URL(site.url).host}\r\nconnection: close\r\n\r\n`;
  await forEachCase(climbing, { few: 80, atOnce: 16 }, async ({ start, ups, target, method }) => {
    const path = `${start}${ups.join("")}${target}`;
    const { text, responses } = await sendBytes(site.url, `${method} ${path} ${rest}`, 400);
    expect(responses.length, path).toBe(1);
    // A redirect leads to a spelling within the site, and what stands there is public.
    expect([200, 301, 308, 400, 404], path).toContain(responses[0]?.status);
    expect(SECRETS.exec(text)?.[0], path).toBeUndefined();
    expectNoLeaks(path, text);
  });
});

const LISTED = words("160 320 480 640 960 1280 1600 2000");
const UNLISTED =
  words(`99999 0 -320 320.0 3e2 0x140 +320 0320 NaN 320,640 320;640 320px १६० Infinity
  1e309 320%00 ../320 null`);
const PHOTOS = 12;
const odd = fc.oneof(
  fc.integer().map(String),
  oneOf("320 ", " 320", "", ...UNLISTED),
  fc.string({ maxLength: 30 }),
);
const sized = fc.record({
  photo: fc.nat(PHOTOS - 1),
  widths: fc.oneof(
    { weight: 5, arbitrary: fc.tuple(odd) },
    { weight: 2, arbitrary: fc.tuple(oneOf(...LISTED), odd) },
    { weight: 2, arbitrary: fc.tuple(oneOf(...LISTED)) },
  ),
  unknown: fc.dictionary(oneOf(...words("h q format W width")), fc.string({ maxLength: 5 }), {
    maxKeys: 2,
  }),
  accept: oneOf(...words("image/avif,image/webp,*/* image/webp image/jpeg */* image/jxl;q=1")),
});

test("F11: a width that is not on the list is refused, and the disk cache stays bounded", async () => {
  const { host, site } = await startFixture();
  for (let n = 0; n < PHOTOS; n += 1) {
    const photo = await draw(200, 130, n * 20)
      .jpeg()
      .toBuffer();
    host.answer(`/api/image/photo-${n}.jpg`, (_, response) =>
      response.setHeader("etag", `"${n}"`).end(photo),
    );
  }
  const made = new Set<string>();
  await forEachCase(sized, { few: 40, atOnce: 8 }, async ({ photo, widths, unknown, accept }) => {
    const query = new URLSearchParams(unknown);
    for (const width of widths) query.append("w", width.toWellFormed());
    const path = `/api/image/photo-${photo}.jpg?${query}`;
    const isListed = widths.length === 1 && LISTED.includes(widths[0]);
    const { headers } = await site.ask(path, [isListed ? 200 : 400], { headers: { accept } });
    if (isListed) made.add(`${photo} ${widths[0]} ${headers["content-type"]}`);
  });
  // An original, a note and what was made of it; nothing for what was refused.
  const files = readdirSync(join(site.dataDir, "images"));
  expect(files.length).toBeLessThanOrEqual(made.size + 2 * PHOTOS);
});

const HIDDEN = "SecretOwnerName";

/** What a good image is given before or behind it, or replaced by, in bytes of Latin-1. */
const BEFORE = ["<html><script>alert(1)</script>", "%PDF-1.7\n", "GIF89a", "PK\u0003\u0004", "\0"];
const BEHIND = ["<script>", "PK\u0003\u0004", "%PDF-1.7 "].map((text) => text + HIDDEN);
const INSTEAD = ["", "<svg onload='alert(1)'/>", "\xff\xd8\xff", "RIFF\u0010\0\0\0WEBP", "BM"];
/** What the host does to a good image before it sends it. */
const damage = fc.oneof(
  fc.record({ how: oneOf("nothing") }),
  fc.record({ length: share }),
  fc.record({ at: fc.array(share, { minLength: 1, maxLength: 20 }), to: fc.nat(255) }),
  fc.record({ width: within(8_000, 65_000), height: within(8_000, 65_000) }),
  fc.record({ before: oneOf(...BEFORE) }),
  fc.record({ behind: oneOf(...BEHIND) }),
  fc.record({ instead: oneOf(...INSTEAD, "II*\0") }),
);
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;
const asked = fc.record({
  format: oneOf(...words("jpeg png webp gif tiff avif cmyk animated")),
  damage,
  type: oneOf("image/jpeg", "image/svg+xml", "text/html", ""),
  query: oneOf("", "?w=160", "?w=320"),
  details: fc.boolean(),
});

/** Small images with the owner's name and place in them, in the formats that cameras and phones write. */
async function drawImages(): Promise<Record<string, Buffer>> {
  const owned = draw(60, 40).withExif({
    IFD0: { Artist: HIDDEN, Copyright: HIDDEN },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 6/1 0/1", GPSLongitudeRef: "E" },
  });
  const frames = Array.from({ length: 40 }, (_, n) => Buffer.alloc(60 * 40 * 3, n * 6));
  const raw = { width: 60, height: 1600, channels: 3, pageHeight: 40 } as const;
  const made = {
    jpeg: owned.clone().jpeg(),
    png: owned.clone().png(),
    webp: owned.clone().webp(),
    gif: draw(60, 40).gif(),
    tiff: owned.clone().tiff(),
    avif: owned.clone().avif({ effort: 0 }),
    cmyk: owned.clone().toColourspace("cmyk").jpeg(),
    animated: sharp(Buffer.concat(frames), { raw }).webp({ loop: 0 }),
  };
  const entries = Object.entries(made).map(async ([name, image]) => [name, await image.toBuffer()]);
  return Object.fromEntries(await Promise.all(entries));
}

function spoil(good: Buffer, fault: Damage): Buffer {
  if ("width" in fault) return makeBomb(fault.width, fault.height);
  if ("length" in fault) return good.subarray(0, Math.floor(good.length * fault.length));
  if ("to" in fault) {
    const bytes = Buffer.from(good);
    for (const at of fault.at) bytes[Math.floor(at * bytes.length)] = fault.to;
    return bytes;
  }
  if ("instead" in fault) return Buffer.from(fault.instead, "latin1");
  if ("before" in fault) return Buffer.concat([Buffer.from(fault.before, "latin1"), good]);
  return "behind" in fault ? Buffer.concat([good, Buffer.from(fault.behind, "latin1")]) : good;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A PNG that says it is enormous, and is a few hundred bytes. */
function makeBomb(width: number, height: number): Buffer {
  const chunk = (name: string, ...data: Buffer[]) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), ...data]);
    return Buffer.concat([uint32(body.length - 4), body, uint32(crc32(body))]);
  };
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
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
    const headers: Record<string, string> = image.type ? { "content-type": image.type } : {};
    host.answer(`/api/image/${name}`, (_, sent) => sent.writeHead(200, headers).end(bytes));
    const path = `${image.details ? "/photo-details" : "/api/image"}/${name}${image.query}`;
    const refusals = "how" in image.damage ? [] : [415, 422];
    const response = await site.ask(path, [200, ...refusals]);
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
