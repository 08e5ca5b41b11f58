import { readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { forEachCase, hostile, oneOf, share, within, words } from "./fixture/cases.ts";
import { expectNoLeaks, sendBytes } from "./fixture/http.ts";
import { draw, startFixture } from "./fixture/site-fixture.ts";

const part = fc.oneof(
  { weight: 4, arbitrary: hostile("namePart", "", "`id`", "x".repeat(300), "\u00e9") },
  // What the parser of addresses leaves as it is, and a CMS may decode.
  hostile("climb"),
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
/** Every route that reads files, ways out of its folder, and what lies there. */
const climbing = fc
  .tuple(
    hostile("pathStart"),
    fc.array(hostile("wayUp", "..\u0000/"), { minLength: 1, maxLength: 9 }),
    hostile("pathEnd", ""),
  )
  .map(([start, ups, target]) => `${start}${ups.join("")}${target}`);
/** What stands in the files that lie nearby, and in no response. */
const SECRETS = /root:x:0|"workspaces"|createSite\(|PATH=\/|\[core\]|"_entry\.|"isEntry"/;

test("F8 F9: an image's name or a path is hostile: the CMS is not asked, and nothing tells of the file system", async () => {
  const { cms, site } = await startFixture();
  cms.handleImages((_, response) => {
    response.setHeader("content-type", "image/svg+xml");
    response.end("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
  });
  const asked = fc.record({ path: fc.oneof(named, climbing), method: oneOf("GET", "HEAD") });
  const rest = `HTTP/1.1\r\nhost: ${new URL(site.url).host}\r\nconnection: close\r\n\r\n`;
  await forEachCase(asked, { few: 140, atOnce: 14 }, async ({ path, method }) => {
    const { text, responses } = await sendBytes(site.url, `${method} ${path} ${rest}`, 400);
    expect(responses.length, path).toBe(1);
    const [{ status, head } = { status: 0, head: "" }] = responses;
    // A redirect leads to a spelling within the site, and what stands there is public.
    expect([200, 301, 308, 400, 404, 414, 415], path).toContain(status);
    expect(head, path).not.toContain("\nset-cookie");
    // A refused picture is answered with a drawing of the site's own.
    if (status === 200) expect(head, path).not.toMatch(/\ncontent-type: \S*(svg|javascript|\/xml)/);
    if (text.includes("onload=")) expect(head, path).toMatch(/\ncontent-disposition: attachment;/);
    expect(SECRETS.exec(text)?.[0], path).toBeUndefined();
    expectNoLeaks(path, text);
  });
  expect(cms.received.map(({ path }) => path).filter(leavesFolder)).toEqual([]);
});

/** Whether a path leaves its folder on some host, however often that decodes it. */
function leavesFolder(path: string): boolean {
  let plain = path.split("?", 1)[0] ?? "";
  const toPlain = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  for (let time = 0; time < 6; time += 1) plain = plain.replace(/%([0-7][0-9a-f])/gi, toPlain);
  const climbs = plain.split(/[/\\]/).some((segment) => /^\s*\.{1,2}\s*(;|$)/.test(segment));
  return climbs || /\p{Cc}|\\/u.test(plain);
}

const LISTED = words("160 320 480 640 960 1280 1600 2000");
const PHOTOS = 12;
const width = fc.oneof(
  hostile("width", "320 ", " 320", ""),
  fc.string({ maxLength: 30 }),
  oneOf(...LISTED),
);

test("F11: a width that is not on the list is refused, and the disk cache stays bounded", async () => {
  const { cms, site } = await startFixture();
  const photo = await draw(200, 130).jpeg().toBuffer();
  cms.handleImages((_, response) => response.end(photo));
  const made = new Set<string>();
  const widths = fc.array(width, { minLength: 1, maxLength: 2 });
  await forEachCase(widths, { few: 60, atOnce: 8 }, async (asked, index) => {
    const query = new URLSearchParams(asked.map((one) => ["w", one.toWellFormed()]));
    const path = `/api/image/photo-${index % PHOTOS}.jpg?${query}`;
    const isListed = asked.length === 1 && LISTED.includes(asked[0] ?? "");
    await site.request(path, [isListed ? 200 : 400]);
    if (isListed) made.add(path);
  });
  // An original, a note and what was made of it; nothing for what was refused.
  const files = readdirSync(join(site.dataDir, "images"));
  expect(files.length).toBeLessThanOrEqual(made.size + 2 * PHOTOS);
});

const HIDDEN = "SecretOwnerName";

/** What the CMS does to a good image before it sends it; `png` is one to make a bomb of. */
type Damage = (good: Buffer, png: Buffer) => Buffer;
const unharmed: Damage = (good) => good;
const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.constant(unharmed),
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
  // A few hundred bytes that say they are enormous: width, height and checksum stand in the first chunk.
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

/** Small images with the owner's name and place in them, in the formats that cameras and phones write. */
async function drawImages(): Promise<Map<string, Buffer>> {
  const owned = draw(60, 40).withExif({
    IFD0: { Artist: HIDDEN, Copyright: HIDDEN },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 6/1 0/1", GPSLongitudeRef: "E" },
  });
  const drawn = FORMATS.map(async (format) => {
    const image = format === "gif" ? draw(60, 40) : owned.clone();
    return [format, await image.toFormat(format).toBuffer()] as const;
  });
  return new Map(await Promise.all(drawn));
}

test("F10: an image is a bomb, cut or disguised: refused or made anew, nothing hidden leaves", async () => {
  const { cms, site } = await startFixture();
  const images = await drawImages();
  const png = images.get("png") ?? Buffer.alloc(0);
  await forEachCase(photo, { few: 40, atOnce: 4 }, async (image, index) => {
    const name = `p${index}.jpg`;
    const bytes = image.damage(images.get(image.format) ?? png, png);
    const headers: Record<string, string> = image.type ? { "content-type": image.type } : {};
    cms.handle(`/api/image/${name}`, (_, sent) => sent.writeHead(200, headers).end(bytes));
    const path = `${image.details ? "/photo-details" : "/api/image"}/${name}${image.query}`;
    const refusals = image.damage === unharmed ? [] : [415, 422];
    const response = await site.request(path, [200, ...refusals]);
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
