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
/** A busy disk needs its time. */
const onDisk = () =>
  readdirSync(join(fixture.dataDir, "images")).filter((f) => !f.endsWith(".tmp"));

async function keepEverythingOf(name: string): Promise<void> {
  fixture.host.set(name, await takePhoto());
  const path = name.split("/").map(encodeURIComponent).join("/");
  for (const query of ["?w=160", "?w=320", ""])
    expect(await status(`/api/image/${path}${query}`)).toBe(200);
  expect(await status(`/photo-details/${path}`)).toBe(200);
}

test("a picture that no list names any more leaves disk and memory though nobody asks for it, and does not come back while the host is down", async () => {
  await keepEverythingOf("boy.jpg");
  await keepEverythingOf("gate.jpg");
  await expect.poll(onDisk).toHaveLength(12);
  fixture.prune([{ attachments: ["gate.jpg"] }]);
  await expect.poll(onDisk).toHaveLength(6);
  await fixture.closeHost();
  fixture.passTime(60_000);
  for (const path of ["/api/image/boy.jpg", "/api/image/boy.jpg?w=160", "/photo-details/boy.jpg"])
    expect(await status(path), path).toBe(502);
  expect(await status("/api/image/gate.jpg?w=160")).toBe(200);
  await fixture.restart();
  expect(await status("/api/image/boy.jpg?w=160")).toBe(502);
  expect(await status("/api/image/gate.jpg?w=160")).toBe(200);
});

test("after a restart nothing is remembered that no list names, either", async () => {
  await keepEverythingOf("boy.jpg");
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
])("a picture that a record names %s stays", async (_, name, record) => {
  await keepEverythingOf(name);
  fixture.prune([record, { title: "Another" }, null, "text"]);
  await fixture.closeHost();
  fixture.passTime(60_000);
  expect(await status(`/api/image/${encodeURI(name)}?w=160`)).toBe(200);
});

test("the pictures that come with the site stay, whatever the lists say", async () => {
  expect(await status("/api/image/SGSM/chapel-noon?w=320")).toBe(200);
  await expect.poll(onDisk).toHaveLength(1);
  fixture.prune([]);
  expect(onDisk()).toHaveLength(1);
});

test("every photograph of the office asks to be left out of search engines, and is asked about at each visit", async () => {
  fixture.host.set("boy.jpg", await takePhoto());
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
