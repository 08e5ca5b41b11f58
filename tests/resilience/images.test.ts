import { readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { forEachCase, hostile, oneOf, share, within, words } from "./fixture/cases.ts";
import { expectNoLeaks, sendBytes } from "./fixture/http.ts";
import { makeImage, startFixture } from "./fixture/site-fixture.ts";

const part = fc.oneof(
  { weight: 4, arbitrary: hostile("namePart", "", "`id`", "x".repeat(300), "\u00e9") },
  // Not normalized by the URL parser, but a CMS may decode it.
  hostile("traversal"),
);
const named = fc
  .record({
    route: oneOf("/api/image/", "/photo-details/", "/API/Image/", "/api//image/"),
    parts: fc.array(part, { minLength: 1, maxLength: 4 }),
    end: fc.string({ maxLength: 6 }),
    query: oneOf("", "?w=320", "?w=640"),
  })
  .map(({ route, parts, end, query }) => {
    const name = [...parts, encodeURIComponent(end.toWellFormed())].join("/");
    return `${route}${name.replace(/[^\x21-\x7e]/g, encodeURIComponent)}${query}`;
  });
/** Every route that reads files, path traversals, and files outside its folder. */
const traversal = fc
  .tuple(
    hostile("pathStart"),
    fc.array(hostile("wayUp", "..\u0000/"), { minLength: 1, maxLength: 9 }),
    hostile("pathEnd", ""),
  )
  .map(([start, ups, target]) => `${start}${ups.join("")}${target}`);
/** Texts of files outside the folder, which no response may contain. */
const SECRETS = /root:x:0|"workspaces"|createSite\(|PATH=\/|\[core\]|"_entry\.|"isEntry"/;

test("F8 F9: hostile image names and paths do not reach the CMS and reveal nothing of the file system", async () => {
  const { cms, site } = await startFixture();
  cms.handleImages((_, response) => {
    response.setHeader("content-type", "image/svg+xml");
    response.end("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
  });
  const requested = fc.record({ path: fc.oneof(named, traversal), method: oneOf("GET", "HEAD") });
  const rest = `HTTP/1.1\r\nhost: ${new URL(site.url).host}\r\nconnection: close\r\n\r\n`;
  await forEachCase(requested, { few: 140, atOnce: 14 }, async ({ path, method }) => {
    const { text, responses } = await sendBytes(site.url, `${method} ${path} ${rest}`, 400);
    expect(responses.length, path).toBe(1);
    const [{ status, head } = { status: 0, head: "" }] = responses;
    // A redirect leads to the canonical URL of a public page.
    expect([200, 301, 308, 400, 404, 414, 415], path).toContain(status);
    expect(head, path).not.toContain("\nset-cookie");
    // A rejected image gets the website's own placeholder.
    if (status === 200) expect(head, path).not.toMatch(/\ncontent-type: \S*(svg|javascript|\/xml)/);
    if (text.includes("onload=")) expect(head, path).toMatch(/\ncontent-disposition: attachment;/);
    expect(SECRETS.exec(text)?.[0], path).toBeUndefined();
    expectNoLeaks(path, text);
  });
  expect(cms.received.map(({ path }) => path).filter(leavesFolder)).toEqual([]);
});

/** Whether a path leaves its folder on a server that decodes it repeatedly. */
function leavesFolder(path: string): boolean {
  let plain = path.split("?", 1)[0] ?? "";
  const decode = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  for (let time = 0; time < 6; time += 1) plain = plain.replace(/%([0-7][0-9a-f])/gi, decode);
  const isTraversal = plain.split(/[/\\]/).some((segment) => /^\s*\.{1,2}\s*(;|$)/.test(segment));
  return isTraversal || /\p{Cc}|\\/u.test(plain);
}

const LISTED = words("160 320 480 640 960 1280 1600 2000");
const PHOTOS = 12;
const width = fc.oneof(
  hostile("width", "320 ", " 320", ""),
  fc.string({ maxLength: 30 }),
  oneOf(...LISTED),
);

test("F11: widths that are not on the list are rejected, and the disk cache is bounded", async () => {
  const { cms, site } = await startFixture();
  const photo = await makeImage(200, 130).jpeg().toBuffer();
  cms.handleImages((_, response) => response.end(photo));
  const made = new Set<string>();
  const widths = fc.array(width, { minLength: 1, maxLength: 2 });
  await forEachCase(widths, { few: 60, atOnce: 8 }, async (requested, index) => {
    const query = new URLSearchParams(requested.map((one) => ["w", one.toWellFormed()]));
    const path = `/api/image/photo-${index % PHOTOS}.jpg?${query}`;
    const isListed = requested.length === 1 && LISTED.includes(requested[0] ?? "");
    await site.request(path, [isListed ? 200 : 400]);
    if (isListed) made.add(path);
  });
  // A source image, its metadata and its variants; nothing for rejected requests.
  const files = readdirSync(join(site.dataDir, "images"));
  expect(files.length).toBeLessThanOrEqual(made.size + 2 * PHOTOS);
});

const HIDDEN = "SecretOwnerName";

/** Changes a good image; `png` is the basis of decompression bombs. */
type Damage = (good: Buffer, png: Buffer) => Buffer;
const unchanged: Damage = (good) => good;
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.constant(unchanged),
  share.map(
    (part): Damage =>
      (good) =>
        good.subarray(0, Math.floor(good.length * part)),
  ),
  fc.tuple(fc.array(share, { minLength: 1, maxLength: 20 }), fc.nat(255)).map(
    ([places, to]): Damage =>
      (good) => {
        const bytes = Buffer.from(good);
        for (const place of places) bytes[Math.floor(place * bytes.length)] = to;
        return bytes;
      },
  ),
  // A decompression bomb: width, height and checksum are in the first chunk.
  fc.tuple(within(8_000, 65_000), within(8_000, 65_000)).map(
    ([width, height]): Damage =>
      (_, png) => {
        const bytes = Buffer.from(png);
        bytes.writeUInt32BE(width, 16);
        bytes.writeUInt32BE(height, 20);
        bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
        return bytes;
      },
  ),
  hostile("disguise").map(
    (text): Damage =>
      (good) =>
        Buffer.concat([Buffer.from(text, "latin1"), good]),
  ),
  hostile("hidden").map(
    (text): Damage =>
      (good) =>
        Buffer.concat([good, Buffer.from(text + HIDDEN)]),
  ),
  hostile("noImage", "").map(
    (text): Damage =>
      () =>
        Buffer.from(text, "latin1"),
  ),
);
const FORMATS = ["jpeg", "png", "webp", "gif", "tiff"] as const;
const photo = fc.record({
  format: oneOf(...FORMATS),
  damage,
  type: oneOf("image/jpeg", "image/svg+xml", "text/html", ""),
  query: oneOf("", "?w=160", "?w=320"),
  details: fc.boolean(),
});

/** Small images with the owner's name and place in their metadata, in all formats of cameras and phones. */
async function makeImages(): Promise<Map<string, Buffer>> {
  const withMetadata = makeImage(60, 40).withExif({
    IFD0: { Artist: HIDDEN, Copyright: HIDDEN },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 6/1 0/1", GPSLongitudeRef: "E" },
  });
  const images = FORMATS.map(async (format) => {
    const image = format === "gif" ? makeImage(60, 40) : withMetadata.clone();
    return [format, await image.toFormat(format).toBuffer()] as const;
  });
  return new Map(await Promise.all(images));
}

/** The mark against data mining, or nothing. */
const ONLY_MARK =
  /^(<x:xmpmeta [^>]*><rdf:RDF [^>]*><rdf:Description rdf:about="" xmlns:plus="[^"]*" plus:DataMining="[^"]*"\/><\/rdf:RDF><\/x:xmpmeta>)?$/;

test("F10: decompression bombs, damaged and disguised images are rejected or re-encoded without metadata", async () => {
  const { cms, site } = await startFixture();
  const images = await makeImages();
  const png = images.get("png") ?? Buffer.alloc(0);
  await forEachCase(photo, { few: 40, atOnce: 4 }, async (image, index) => {
    const name = `p${index}.jpg`;
    const bytes = image.damage(images.get(image.format) ?? png, png);
    const headers: Record<string, string> = image.type ? { "content-type": image.type } : {};
    cms.handle(`/api/image/${name}`, (_, sent) => sent.writeHead(200, headers).end(bytes));
    const path = `${image.details ? "/photo-details" : "/api/image"}/${name}${image.query}`;
    const refusals = image.damage === unchanged ? [] : [415, 422];
    const response = await site.request(path, [200, ...refusals]);
    expect(response.ms, path).toBeLessThan(12_000);
    const type = String(response.headers["content-type"]);
    // A file that starts as a PDF is served unchanged.
    if (type !== "application/pdf")
      expect(response.bytes.includes(HIDDEN), `${path} names the owner`).toBe(false);
    if (image.details || !type.startsWith("image/")) return;
    const { exif, xmp, iptc, space, pages = 1 } = await sharp(response.bytes).metadata();
    expect([exif, iptc], path).toEqual([undefined, undefined]);
    expect(String(xmp ?? ""), path).toMatch(ONLY_MARK);
    expect(["srgb", "b-w"], path).toContain(space);
    expect(pages, path).toBe(1);
  });
});
