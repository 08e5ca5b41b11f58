import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { root as repository } from "./version.ts";

function backUp(backups: string, env: Record<string, string>) {
  const script = join(repository, "apps/operations/nightly-backup.ts");
  const options = { env: { PATH: process.env["PATH"], ...env }, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, backups], options);
  return { status, output: stdout + stderr };
}

/** A time in the name of a backup. */
const timestamp = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000)
    .toISOString()
    .replace(/\.\d+/, "")
    .replaceAll(":", "");

test("makes a verified backup, deletes those of nights and upgrades after fourteen days, and no other file", () => {
  const root = mkdtempSync(join(tmpdir(), "manor-nightly-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "host"));
  const database = new DatabaseSync(join(root, "host/content.db"));
  database.exec("CREATE TABLE news (title TEXT)");
  database.close();
  const backups = join(root, "backups");
  mkdirSync(backups);
  const ofUpgrade = (days: number) => `before-manor-0.2.0-linux-x64-${timestamp(days)}.tar.gz`;
  const old = [
    ...[14.1, 15.1, 90].map((days) => `manor-${timestamp(days)}.tar.gz`),
    ofUpgrade(14.1),
    `${ofUpgrade(200)}.age`,
  ];
  const retained = [
    ...Array.from({ length: 14 }, (_, days) => `manor-${timestamp(days + 0.9)}.tar.gz`),
    `${ofUpgrade(13.9)}.age`,
    ofUpgrade(0.1),
    "before-the-fair.tar.gz",
    `before-the-fair-${timestamp(90)}.tar.gz`,
    "notes.txt",
  ];
  for (const name of [...old, ...retained]) writeFileSync(join(backups, name), "an earlier backup");
  const env = { CMS_DATA_DIR: join(root, "host"), SITE_DATA_DIR: join(root, "site") };
  const { status, output } = backUp(backups, env);
  expect(status, output).toBe(0);
  const [, made = ""] = /(manor-\S+) is saved and verified/.exec(output) ?? [];
  expect(readdirSync(backups).sort()).toEqual([...retained, made].sort());
});

test("a failed backup deletes no earlier one and exits with an error", () => {
  const root = mkdtempSync(join(tmpdir(), "manor-nightly-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const names = Array.from({ length: 15 }, (_, day) => `manor-2026-10-${day + 10}T210000Z.tar.gz`);
  for (const name of names) writeFileSync(join(root, name), "an earlier backup");
  const env = { CMS_DATA_DIR: join(root, "nowhere"), SITE_DATA_DIR: join(root, "site") };
  const { status, output } = backUp(root, env);
  expect(status).toBe(1);
  expect(output).toMatch(/No CMS data was found/);
  expect(readdirSync(root).sort()).toEqual(names);
});
