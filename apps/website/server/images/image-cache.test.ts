import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "../../content/test-content.ts";
import { createImageCache } from "./image-cache.ts";

function open(folder: string, limits: { maxBytes?: number; memoryBytes?: number } = {}) {
  const logged: string[] = [];
  const write = (_fields: object, message: string) => {
    logged.push(message);
  };
  const store = createImageCache({
    folder,
    log: { info: write, warn: write, error: write },
    ...limits,
  });
  return store.then((opened) => ({ ...opened, logged }));
}

const kilobyte = (character: string) => Buffer.alloc(1024, character);

test("returns a cached image after a restart and stores it under a hashed name", async () => {
  const folder = makeFolder();
  const first = await open(folder);
  first.write("../../etc/passwd", "whole", Buffer.from("picture"));
  await first.settled();
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  const second = await open(folder);
  expect((await second.read("../../etc/passwd", "whole"))?.toString()).toBe("picture");
});

test("evicts the least recently used image when the disk limit is reached", async () => {
  const folder = makeFolder();
  const store = await open(folder, { maxBytes: 3 * 1024, memoryBytes: 1 });
  for (const key of ["a", "b", "c"]) store.write(key, "whole", kilobyte(key));
  await store.settled();
  await store.read("a", "whole");
  store.write("d", "whole", kilobyte("d"));
  await store.settled();
  expect(readdirSync(folder)).toHaveLength(3);
  expect(await store.read("b", "whole")).toBeUndefined();
  expect(await store.read("a", "whole")).toEqual(kilobyte("a"));
  expect(
    await open(folder, { maxBytes: 2 * 1024 }).then((reopened) => reopened.settled()),
  ).toBeUndefined();
  expect(readdirSync(folder)).toHaveLength(2);
});

test("removes temporary files of a crash", async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, `${"0".repeat(64)}.abc.tmp`), "half");
  await open(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test("removes an image even while it is being written", async () => {
  const folder = makeFolder();
  const store = await open(folder);
  store.write("a", "whole", kilobyte("a"));
  store.remove("a");
  expect(await store.read("a", "whole")).toBeUndefined();
  await store.settled();
  expect(await store.read("a", "whole")).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test("F16 logs once that the disk is not writable, and serves images from memory", async () => {
  const file = join(makeFolder(), "a-file");
  writeFileSync(file, "");
  const store = await open(join(file, "images"));
  store.write("a", "whole", kilobyte("a"));
  store.write("b", "whole", kilobyte("b"));
  await store.settled();
  expect(await store.read("a", "whole")).toEqual(kilobyte("a"));
  expect(store.logged).toEqual(["Images cannot be cached on disk; they are made again instead"]);
});

test("removes the parts of one image only", async () => {
  const folder = makeFolder();
  const store = await open(folder);
  for (const part of ["whole", "small", "details"]) store.write("a", part, kilobyte("a"));
  store.write("b", "small", kilobyte("b"));
  await store.settled();
  store.remove("a");
  store.write("a", "new", kilobyte("n"));
  await store.settled();
  expect(readdirSync(folder)).toHaveLength(2);
  expect(await store.read("a", "small")).toBeUndefined();
  expect(await store.read("a", "new")).toEqual(kilobyte("n"));
});
