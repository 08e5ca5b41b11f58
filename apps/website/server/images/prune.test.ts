import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Fixture, startFixture, takePhoto } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.close());

const status = async (path: string) => (await fixture.get(path)).status;
/** The files on disk without temporary ones; poll for them, since writes are asynchronous. */
const onDisk = () =>
  readdirSync(join(fixture.dataDir, "images")).filter((f) => !f.endsWith(".tmp"));

async function cacheAllVariants(name: string): Promise<void> {
  fixture.cmsFiles.set(name, await takePhoto());
  const path = name.split("/").map(encodeURIComponent).join("/");
  for (const query of ["?w=160", "?w=320", ""])
    expect(await status(`/api/image/${path}${query}`)).toBe(200);
  expect(await status(`/photo-details/${path}`)).toBe(200);
}

test("removes an image that no list names from disk and memory, also while the CMS is down", async () => {
  await cacheAllVariants("boy.jpg");
  await cacheAllVariants("gate.jpg");
  await expect.poll(onDisk).toHaveLength(12);
  fixture.prune([{ attachments: ["gate.jpg"] }]);
  await expect.poll(onDisk).toHaveLength(6);
  await fixture.stopCms();
  fixture.passTime(60_000);
  for (const path of ["/api/image/boy.jpg", "/api/image/boy.jpg?w=160", "/photo-details/boy.jpg"])
    expect(await status(path), path).toBe(502);
  expect(await status("/api/image/gate.jpg?w=160")).toBe(200);
  await fixture.restart();
  expect(await status("/api/image/boy.jpg?w=160")).toBe(502);
  expect(await status("/api/image/gate.jpg?w=160")).toBe(200);
});

test("removes unnamed images after a restart", async () => {
  await cacheAllVariants("boy.jpg");
  await expect.poll(onDisk).toHaveLength(6);
  await fixture.restart();
  fixture.prune([]);
  await expect.poll(onDisk).toEqual([]);
});

test.each([
  ["in a list of pictures", "a b.jpg", { images: ["a b.jpg"] }],
  ["by its address", "a b.jpg", { attachments: ["/api/image/a b.jpg", "x.pdf"] }],
  ["in a folder", "2026/a b.jpg", { attachments: ["2026//a b.jpg"] }],
  ["by a link in a text", "a b.jpg", { message: '<a href="/api/image/a%20b.jpg">Form</a>' }],
])("retains an image that a record names %s", async (_, name, record) => {
  await cacheAllVariants(name);
  fixture.prune([record, { title: "Another" }, null, "text"]);
  await fixture.stopCms();
  fixture.passTime(60_000);
  expect(await status(`/api/image/${encodeURI(name)}?w=160`)).toBe(200);
});

test("retains the site's own images", async () => {
  expect(await status("/api/image/SGSM/chapel-noon?w=320")).toBe(200);
  await expect.poll(onDisk).toHaveLength(1);
  fixture.prune([]);
  expect(onDisk()).toHaveLength(1);
});

test("sends noindex and no-cache for photos of the CMS", async () => {
  fixture.cmsFiles.set("boy.jpg", await takePhoto());
  for (const query of ["", "?w=160"]) {
    const { headers } = await fixture.get(`/api/image/boy.jpg${query}`);
    expect(headers.get("x-robots-tag")).toBe("noindex, noimageindex");
    expect(headers.get("cache-control")).toBe("no-cache");
    const again = await fixture.get(`/api/image/boy.jpg${query}`, {
      "if-none-match": headers.get("etag") ?? "",
    });
    expect([again.status, again.headers.get("x-robots-tag")]).toEqual([
      304,
      "noindex, noimageindex",
    ]);
  }
  const own = await fixture.get("/api/image/SGSM/chapel-noon?w=320");
  expect(own.headers.get("x-robots-tag")).toBeNull();
});
