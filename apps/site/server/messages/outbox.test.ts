import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createOutbox } from "./outbox.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "manor-outbox-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stored = (key: string) => ({
  key,
  formType: "CF",
  message: { name: "A Parent", email: "a@b.example", message: "नमस्ते", schoolcode: "SGSM" },
});

test("A213 a stored message outlives the process, and is gone once delivered", async () => {
  await createOutbox(folder).store(stored("one"));
  const later = createOutbox(folder);
  expect(await later.list()).toEqual([stored("one")]);
  await later.remove("one");
  expect(await later.list()).toEqual([]);
});

test("the same message is stored once", async () => {
  const outbox = createOutbox(folder);
  await Promise.all([outbox.store(stored("one")), outbox.store(stored("one"))]);
  await outbox.store(stored("one"));
  expect(await outbox.list()).toHaveLength(1);
});

test("half-written files of a crash are never read", async () => {
  writeFileSync(join(folder, "two.json.ab12.tmp"), '{"key":"tw');
  expect(await createOutbox(folder).list()).toEqual([]);
});

test("nothing temporary stays behind", async () => {
  await createOutbox(folder).store(stored("one"));
  expect(readdirSync(folder)).toEqual(["one.json"]);
});
