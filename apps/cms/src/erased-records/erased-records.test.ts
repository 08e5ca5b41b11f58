import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addErasedRecord, deleteErasedRecords, ERASED_RECORDS } from "./erased-records.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "manor-erased-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const entry = { list: "contact-messages", record: { email: "a@b.example" } };
const time = (date: string) => new Date(`${date}T23:59:00Z`);

test("retains each erased record for the whole time, readable for the owner only", async () => {
  const dataDir = newFolder();
  await deleteErasedRecords(dataDir, 365);
  await addErasedRecord(dataDir, entry, time("2025-11-27"));
  await addErasedRecord(dataDir, entry, time("2025-11-28"));
  await addErasedRecord(dataDir, entry, time("2025-11-28"));
  const folder = join(dataDir, ERASED_RECORDS);
  const lines = readFileSync(join(folder, "2025-11-28.jsonl"), "utf8").trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    Array(2).fill({ at: "2025-11-28T23:59:00.000Z", ...entry }),
  );
  expect(statSync(join(folder, "2025-11-28.jsonl")).mode & 0o777).toBe(0o600);
  await deleteErasedRecords(dataDir, 365, Date.parse("2026-11-28T23:58:00Z"));
  expect(readdirSync(folder)).toEqual(["2025-11-28.jsonl"]);
  await deleteErasedRecords(dataDir, 365, Date.parse("2026-11-29T00:00:00Z"));
  expect(readdirSync(folder)).toEqual([]);
});

test("deletes all when the setting is off again", async () => {
  const dataDir = newFolder();
  await addErasedRecord(dataDir, entry);
  await deleteErasedRecords(dataDir, 0);
  expect(readdirSync(join(dataDir, ERASED_RECORDS))).toEqual([]);
});
