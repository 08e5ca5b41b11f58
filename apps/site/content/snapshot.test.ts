import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSnapshot } from "./snapshot.ts";

const long = Array.from({ length: 3_000 }, (_, n) => ({
  title: `Sports day ${n} \u{1F3CF} "खेल"`,
  images: [n],
}));

test.each([
  ["a list longer than one piece", long],
  ["an empty list", []],
  ["one record", [{ title: "One, and only one" }]],
  ["an album", { _id: "a", attachments: ["1.jpg", "2.jpg"] }],
])("%s comes back from the disk as it was kept", async (_, value) => {
  const folder = mkdtempSync(join(tmpdir(), "manor-snapshot-"));
  const errors: unknown[] = [];
  const snapshot = createSnapshot(folder, (error) => errors.push(error));
  snapshot.save("news", { value, etag: '"tag"', day: "2026-11-20" });
  await snapshot.settled();
  expect(snapshot.load("news")).toEqual({ value, etag: '"tag"', day: "2026-11-20" });
  snapshot.remove("news");
  await snapshot.settled();
  expect(snapshot.load("news")).toBeUndefined();
  expect(errors).toEqual([]);
  rmSync(folder, { recursive: true });
});
