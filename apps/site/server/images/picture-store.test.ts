import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createPictureStore } from "./picture-store.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "manor-store-"));
  folders.push(folder);
  return folder;
}

function open(folder: string, limits: { maxBytes?: number; memoryBytes?: number } = {}) {
  const logged: string[] = [];
  const write = (_fields: object, message: string) => {
    logged.push(message);
  };
  const store = createPictureStore({
    folder,
    log: { info: write, warn: write, error: write },
    ...limits,
  });
  return store.then((opened) => ({ ...opened, logged }));
}

const kilobyte = (letter: string) => Buffer.alloc(1024, letter);

test("a kept picture is still there after a restart, under a name that tells nothing", async () => {
  const folder = makeFolder();
  const first = await open(folder);
  first.write("../../etc/passwd", Buffer.from("picture"));
  await first.settled();
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  const second = await open(folder);
  expect((await second.read("../../etc/passwd"))?.toString()).toBe("picture");
});

test("the disk holds no more than its share: the picture that was used longest ago leaves", async () => {
  const folder = makeFolder();
  const store = await open(folder, { maxBytes: 3 * 1024, memoryBytes: 1 });
  for (const key of ["a", "b", "c"]) store.write(key, kilobyte(key));
  await store.settled();
  await store.read("a");
  store.write("d", kilobyte("d"));
  await store.settled();
  expect(readdirSync(folder)).toHaveLength(3);
  expect(await store.read("b")).toBeUndefined();
  expect(await store.read("a")).toEqual(kilobyte("a"));
  expect(
    await open(folder, { maxBytes: 2 * 1024 }).then((reopened) => reopened.settled()),
  ).toBeUndefined();
  expect(readdirSync(folder)).toHaveLength(2);
});

test("what a power cut left half written is swept away and never served", async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, `${"0".repeat(64)}.abc.tmp`), "half");
  await open(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test("a removed picture is gone, even while it is still being written", async () => {
  const folder = makeFolder();
  const store = await open(folder);
  store.write("a", kilobyte("a"));
  store.remove(["a"]);
  expect(await store.read("a")).toBeUndefined();
  await store.settled();
  expect(await store.read("a")).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test("F16 a disk that cannot be written is told once, and the pictures stay in memory", async () => {
  const file = join(makeFolder(), "a-file");
  writeFileSync(file, "");
  const store = await open(join(file, "images"));
  store.write("a", kilobyte("a"));
  store.write("b", kilobyte("b"));
  await store.settled();
  expect(await store.read("a")).toEqual(kilobyte("a"));
  expect(store.logged).toEqual(["Pictures cannot be kept on disk; they are made again instead"]);
});
