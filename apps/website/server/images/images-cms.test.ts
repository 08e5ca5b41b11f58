import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { createClient } from "@manor/content-api";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Fixture, readBytes, startFixture, takePhoto } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

const status = async (path: string) => (await fixture.get(path)).status;
const withTag = (body: Buffer) => (request: IncomingMessage, response: ServerResponse) => {
  if (request.headers["if-none-match"] === '"1"') response.writeHead(304).end();
  else response.setHeader("etag", '"1"').end(body);
};

const expectCachedFiles = (count: number) =>
  expect
    .poll(() =>
      readdirSync(join(fixture.dataDir, "images")).filter((name) => !name.endsWith(".tmp")),
    )
    .toHaveLength(count);

test("removes an unpublished image in every size and from the disk within 15 seconds", async () => {
  fixture.cmsFiles.set("a.jpg", await takePhoto());
  for (const query of ["?w=160", "?w=320", ""])
    expect(await status(`/api/image/a.jpg${query}`)).toBe(200);
  expect(await status("/photo-details/a.jpg")).toBe(200);
  fixture.cmsFiles.set("a.jpg", 404);
  fixture.passTime(15_000);
  for (const query of ["?w=160", "?w=320", ""])
    expect(await status(`/api/image/a.jpg${query}`)).toBe(404);
  expect(await status("/photo-details/a.jpg")).toBe(404);
  await expect.poll(() => readdirSync(join(fixture.dataDir, "images"))).toEqual([]);
});

test.each([401, 403])(
  "serves the cached image when the CMS returns %i, as for a wrong token",
  async (rejected) => {
    fixture.cmsFiles.set("a.jpg", await takePhoto());
    expect(await status("/api/image/a.jpg?w=160")).toBe(200);
    fixture.cmsFiles.set("a.jpg", rejected);
    fixture.passTime(15_000);
    expect(await status("/api/image/a.jpg?w=160")).toBe(200);
  },
);

test.each([410, 451])("removes an image when the CMS returns %i", async (hidden) => {
  fixture.cmsFiles.set("a.jpg", await takePhoto());
  expect(await status("/api/image/a.jpg?w=160")).toBe(200);
  fixture.cmsFiles.set("a.jpg", hidden);
  fixture.passTime(15_000);
  expect(await status("/api/image/a.jpg?w=160")).toBe(hidden);
});

test("shows a replaced image within 15 seconds", async () => {
  fixture.cmsFiles.set("a.jpg", await takePhoto(1200, 800));
  const before = (await fixture.get("/api/image/a.jpg?w=160")).headers.get("etag");
  fixture.cmsFiles.set("a.jpg", await takePhoto(900, 800));
  expect((await fixture.get("/api/image/a.jpg?w=160")).headers.get("etag")).toBe(before);
  fixture.passTime(15_000);
  expect((await fixture.get("/api/image/a.jpg?w=160")).headers.get("etag")).not.toBe(before);
});

test("revalidates an unchanged image without fetching it again", async () => {
  const sent: number[] = [];
  const respond = withTag(await takePhoto());
  fixture.cmsFiles.set("a.jpg", (request, response) => {
    response.once("finish", () => sent.push(response.statusCode));
    respond(request, response);
  });
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await status("/api/image/a.jpg?w=160")).toBe(200);
    fixture.passTime(9_000);
  }
  expect(sent).toEqual([200, 304, 304]);
});

test("serves cached images while the CMS is down, also after a restart [A297]", async () => {
  fixture.cmsFiles.set("a.jpg", await takePhoto());
  const before = await readBytes(await fixture.get("/api/image/a.jpg?w=160"));
  await expectCachedFiles(3);
  await fixture.stopCms();
  fixture.passTime(60_000);
  expect(await readBytes(await fixture.get("/api/image/a.jpg?w=160"))).toEqual(before);
  await fixture.restart();
  expect(await readBytes(await fixture.get("/api/image/a.jpg?w=160"))).toEqual(before);
  expect(await status("/api/image/a.jpg?w=320")).toBe(200);
  expect(await status("/api/image/never-seen.jpg?w=160")).toBe(502);
});

test("hides cached pictures and films, but no documents, while the CMS has been silent for three days, also after a restart [R78]", async () => {
  await fixture.close();
  let isSilent = false;
  fixture = await startFixture({ isCmsSilent: () => isSilent });
  fixture.cmsFiles
    .set("a.jpg", await takePhoto())
    .set("fees.pdf", "%PDF-1.7 sample")
    .set("film.mp4", "sample");
  const all = async () => [
    await status("/api/image/a.jpg?w=160"),
    await status("/api/image/fees.pdf"),
    await status("/api/image/film.mp4"),
  ];
  expect(await all()).toEqual([200, 200, 200]);
  const files = [...fixture.cmsFiles];
  for (const [name] of files) fixture.cmsFiles.set(name, 503);
  fixture.passTime(60_000);
  expect(await all()).toEqual([200, 200, 200]);
  isSilent = true;
  fixture.passTime(60_000);
  expect(await all()).toEqual([503, 200, 503]);
  // The failure is known, so the CMS is not requested again.
  expect(await all()).toEqual([503, 200, 503]);
  await expectCachedFiles(7);
  await fixture.restart();
  expect(await all()).toEqual([503, 200, 503]);
  expect(await status("/photo-details/a.jpg")).toBe(503);
  for (const [name, file] of files) fixture.cmsFiles.set(name, file);
  fixture.passTime(60_000);
  expect(await all()).toEqual([200, 200, 200]);
});

test("does not replace a good image by an error page with status 200", async () => {
  fixture.cmsFiles.set("a.jpg", await takePhoto());
  expect(await status("/api/image/a.jpg?w=160")).toBe(200);
  fixture.cmsFiles.set("a.jpg", "<h1>We are updating</h1>");
  fixture.passTime(15_000);
  expect(await status("/api/image/a.jpg?w=160")).toBe(200);
});

test("passes on the status of the CMS when nothing is cached", async () => {
  fixture.cmsFiles.set("ill.jpg", 500).set("busy.jpg", 503).set("private.jpg", 403);
  const names = ["ill.jpg", "busy.jpg", "private.jpg", "unknown.jpg"];
  expect(await Promise.all(names.map((name) => status(`/api/image/${name}`)))).toEqual([
    500, 503, 403, 404,
  ]);
});

test("returns 504 for a timeout and 502 for an unreachable CMS when nothing is cached", async () => {
  fixture.cmsFiles.set("broken.jpg", (_, response) => {
    response.writeHead(200, { "content-length": "9999" });
    response.write("\xff\xd8\xff");
    setImmediate(() => response.destroy());
  });
  expect(await status("/api/image/broken.jpg")).toBe(502);
  await fixture.close();
  fixture = await startFixture({ limits: { timeLimitMs: 60 } });
  fixture.cmsFiles.set("slow.jpg", () => {});
  expect(await status("/api/image/slow.jpg")).toBe(504);
  await fixture.close();
  fixture = await startFixture({
    client: createClient({ baseUrl: "http://127.0.0.1:9", school: "SGSM" }),
  });
  expect(await status("/api/image/a.jpg")).toBe(502);
});

test("serves a cached image quickly while the CMS hangs", async () => {
  fixture.cmsFiles.set("a.jpg", await takePhoto());
  expect(await status("/api/image/a.jpg?w=160")).toBe(200);
  fixture.cmsFiles.set("a.jpg", () => {});
  fixture.passTime(9_000);
  const begin = performance.now();
  expect(await status("/api/image/a.jpg?w=160")).toBe(200);
  expect(performance.now() - begin).toBeLessThan(4_000);
});

test("pauses requests to a failing CMS and then retries", async () => {
  fixture.cmsFiles.set("a.jpg", await takePhoto());
  expect(await status("/api/image/a.jpg?w=160")).toBe(200);
  fixture.cmsFiles.set("a.jpg", 500);
  fixture.passTime(9_000);
  for (let visit = 0; visit < 5; visit += 1)
    expect(await status("/api/image/a.jpg?w=160")).toBe(200);
  expect(fixture.requests).toHaveLength(2);
  expect(fixture.logged).toHaveLength(1);
  fixture.passTime(6_000);
  expect(await status("/api/image/a.jpg?w=160")).toBe(200);
  expect(fixture.requests).toHaveLength(3);
});
