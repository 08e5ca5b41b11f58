import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSnapshot } from "./durable-files.ts";
import { makeFolder } from "./test-content.ts";

const long = Array.from({ length: 3_000 }, (_, n) => ({
  title: `Sports day ${n} \u{1F3CF} "खेल"`,
  images: [n],
}));

test.each([
  ["a long list", long],
  ["an empty list", []],
  ["one record", [{ title: "One, and only one" }]],
  ["an album", { _id: "a", attachments: ["1.jpg", "2.jpg"] }],
])("loads %s as it was saved", async (_, value) => {
  const folder = makeFolder();
  const errors: unknown[] = [];
  const snapshot = createSnapshot(folder, (error) => errors.push(error));
  snapshot.save("news", { value, day: "2026-11-20" });
  await snapshot.settled();
  expect(snapshot.load("news")).toEqual({ value, day: "2026-11-20" });
  snapshot.remove("news");
  await snapshot.settled();
  expect(snapshot.load("news")).toBeUndefined();
  expect(errors).toEqual([]);
});

test("retries a failed write once the disk has space, without a further change", async () => {
  const folder = makeFolder();
  const errors: unknown[] = [];
  const snapshot = createSnapshot(join(folder, "snapshot"), (error) => errors.push(error));
  const before = { value: ["an unpublished album"], day: "2026-11-20" };
  const after = { ...before, value: [] };
  snapshot.save("news", before);
  await snapshot.settled();
  // A file in the place of the folder makes every write fail.
  renameSync(join(folder, "snapshot"), join(folder, "aside"));
  writeFileSync(join(folder, "snapshot"), "");
  snapshot.save("news", after);
  snapshot.retry();
  await snapshot.settled();
  expect(errors).toHaveLength(1);
  rmSync(join(folder, "snapshot"));
  renameSync(join(folder, "aside"), join(folder, "snapshot"));
  expect(snapshot.load("news")).toEqual(before);
  snapshot.retry();
  await snapshot.settled();
  expect(snapshot.load("news")).toEqual(after);
});

const inFolder = (fill: (file: (key: string) => string, folder: string) => void) => {
  const folder = makeFolder();
  fill((key) => join(folder, `${Buffer.from(key).toString("base64url")}.json`), folder);
  return folder;
};

test.each(["", "{", "null", "7", "[]", '{"day":"2026-11-20"}'])(
  "F15 ignores a snapshot with the content %j",
  (text) => {
    const folder = inFolder((file) => writeFileSync(file("news"), text));
    expect(createSnapshot(folder, () => {}).load("news")).toBeUndefined();
  },
);

test("removes temporary files of a crash at the next start", () => {
  const folder = inFolder((file) => writeFileSync(`${file("album:1")}.ab12.tmp`, "{"));
  createSnapshot(folder, () => {});
  expect(readdirSync(folder)).toEqual([]);
});
