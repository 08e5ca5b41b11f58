import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { forEachCase, words } from "./fixture/cases.ts";
import { expectResponse } from "./fixture/expect-response.ts";
import { sendBytes } from "./fixture/http.ts";
import { startFixture } from "./fixture/site-fixture.ts";

const NAME_PARTS = words(String.raw`.. . %2e%2e %2E. ..%2f %252e%252e ..;a %c0%ae%c0%ae %00 a%00.jpg
  \ %5c..%5c C: CON aux.jpg NUL.png a.svg a.jpg.svg a.php.jpg a.jpg/ %20 .htaccess .env -rf $(id)
  |ls a'b a%22b %0d%0aSet-Cookie:%20a=b %e2%80%aegpj.exe %ff % %zz %u002e ~root
  file:%2f%2f%2fetc http: etc passwd photo.jpg SGSM %e0%a4%96`);
const part = fc.constantFrom("", "`id`", "x".repeat(300), "\u00e9", ...NAME_PARTS);
const named = fc.record({
  name: fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.string({ maxLength: 6 }))
    .map(([parts, end]) => [...parts, encodeURIComponent(end.toWellFormed())].join("/")),
  route: fc.constantFrom("/api/image/", "/photo-details/", "/API/Image/", "/api//image/"),
  query: fc.constantFrom("", "?w=320", "?w=640"),
});

test("F8: an image's name is hostile: refused before the host is asked", async () => {
  const { host, site } = await startFixture();
  host.answerPictures((_, response) => {
    response.setHeader("content-type", "image/svg+xml");
    response.end("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
  });
  await forEachCase(named, { few: 60, atOnce: 8 }, async ({ name, route, query }) => {
    const path = `${route}${name.replace(/[^\x21-\x7e]/g, encodeURIComponent)}${query}`;
    const response = await site.send(path);
    expectResponse(path, response, 200, 301, 308, 400, 404, 414, 415);
    expect(response.headers, path).not.toHaveProperty("set-cookie");
    if (response.status !== 200) return;
    expect(response.headers["content-disposition"], path).toMatch(/^attachment;/);
    expect(response.headers["content-type"], path).not.toMatch(/svg|html|javascript|xml/);
  });
  expect(host.received.map(({ path }) => path).filter(leavesFolder)).toEqual([]);
});

/** Whether a path leaves its folder on some host, however often that decodes it. */
function leavesFolder(path: string): boolean {
  let plain = path.split("?", 1)[0] ?? "";
  for (let time = 0; time < 6; time += 1)
    plain = plain.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  const climbs = plain.split(/[/\\]/).some((segment) => /^\s*\.{1,2}\s*(;|$)/.test(segment));
  return climbs || /\p{Cc}|\\/u.test(plain);
}

/** From every route that reads files, and out of its folder. */
const climbing = fc.record({
  start: fc.constantFrom(
    ...words(`/api/image/ /photo-details/ /assets/ /documents/ / /Events/ /SubGallery/ /assets/..
      /documents/manor /api/image/SGSM/ http://127.0.0.1/assets/ /%2e/ //`),
  ),
  ups: fc.array(
    fc.constantFrom(
      "..\u0000/",
      ...words(String.raw`../ ..%2f %2e%2e/ %2e%2e%2f %252e%252e%252f ..\ ..%5c %c0%ae%c0%ae/ ..;/
        ..%00/ .%2e/ ....// ..%u2215 ..%ef%bc%8f %2e%2e%255c .../ /`),
    ),
    { minLength: 1, maxLength: 9 },
  ),
  target: fc.constantFrom(
    "",
    ...words(`etc/passwd etc%2fpasswd proc/self/environ package.json server/main.ts .env
      build/server/index.js app/root.tsx .git/config outbox/ snapshot/ images/ .. etc/passwd%00.jpg
      etc/passwd?w=320 etc/passwd#a.jpg .vite/manifest.json`),
  ),
  method: fc.constantFrom("GET", "HEAD"),
});
/** What stands in the files that lie nearby, and in no response. */
const SECRETS = /root:x:0|"workspaces"|createSite\(|PATH=\/|\[core\]|"_entry\.|"isEntry"/;
const INTERNALS =
  /ENOENT|EISDIR|ENOTDIR|EACCES|no such file|\/apps\/site|node_modules|\bat .+:\d+:\d+/;

test("F9: a path tries to leave its folder: refused, and nothing tells of the file system", async () => {
  const { site } = await startFixture();
  await forEachCase(climbing, { few: 80, atOnce: 16 }, async ({ start, ups, target, method }) => {
    const path = `${start}${ups.join("")}${target}`;
    const head = `host: ${new URL(site.url).host}\r\nconnection: close\r\n\r\n`;
    const { text, responses } = await sendBytes(
      site.url,
      `${method} ${path} HTTP/1.1\r\n${head}`,
      400,
    );
    expect(responses.length, path).toBe(1);
    // A redirect leads to a spelling within the site, and what stands there is public.
    expect([200, 301, 308, 400, 404], path).toContain(responses[0]?.status);
    expect(SECRETS.exec(text)?.[0], path).toBeUndefined();
    expect(INTERNALS.exec(text)?.[0], path).toBeUndefined();
  });
});

const LISTED = words("160 320 480 640 960 1280 1600 2000");
const PHOTOS = 12;
const oddWidth = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom(
    ...["320 ", " 320", ""],
    ...words(`99999 0 -320 320.0 3e2 0x140 +320 0320 NaN 320,640 320;640 320px १६० Infinity 1e309
      320%00 ../320 null`),
  ),
  fc.string({ maxLength: 30 }),
);
const listed = fc.constantFrom(...LISTED);
const sized = fc.record({
  photo: fc.nat(PHOTOS - 1),
  widths: fc.oneof(
    { weight: 5, arbitrary: fc.tuple(oddWidth) },
    { weight: 2, arbitrary: fc.tuple(listed, oddWidth) },
    { weight: 2, arbitrary: fc.tuple(listed) },
  ),
  unknown: fc.dictionary(
    fc.constantFrom("h", "q", "format", "W", "width"),
    fc.string({ maxLength: 5 }),
    { maxKeys: 2 },
  ),
  accept: fc.constantFrom(
    "",
    ...words("image/avif,image/webp,*/* image/webp image/jpeg */* image/jxl;q=1"),
  ),
});

test("F11: a width that is not on the list is refused, and the disk cache stays bounded", async () => {
  const { host, site } = await startFixture();
  for (let n = 0; n < PHOTOS; n += 1) {
    const background = { r: n * 20, g: 120, b: 90 };
    const create = { width: 200, height: 130, channels: 3, background } as const;
    const photo = await sharp({ create }).jpeg().toBuffer();
    host.answer(`/api/image/photo-${n}.jpg`, (_, response) =>
      response.setHeader("etag", `"${n}"`).end(photo),
    );
  }
  const made = new Set<string>();
  await forEachCase(sized, { few: 40, atOnce: 8 }, async ({ photo, widths, unknown, accept }) => {
    const query = new URLSearchParams(unknown);
    for (const width of widths) query.append("w", width.toWellFormed());
    const path = `/api/image/photo-${photo}.jpg?${query}`;
    const response = await site.send(path, { headers: accept ? { accept } : {} });
    const isListed = widths.length === 1 && LISTED.includes(widths[0]);
    expectResponse(path, response, isListed ? 200 : 400);
    if (isListed) made.add(`${photo} ${widths[0]} ${response.headers["content-type"]}`);
  });
  // An original, a note and what was made of it; nothing for what was refused.
  const files = readdirSync(join(site.dataDir, "images"));
  expect(files.length).toBeLessThanOrEqual(made.size + 2 * PHOTOS);
});
