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

test("makes a verified backup, retains the newest fourteen and does not delete other files", () => {
  const root = mkdtempSync(join(tmpdir(), "manor-nightly-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "host"));
  const database = new DatabaseSync(join(root, "host/content.db"));
  database.exec("CREATE TABLE news (title TEXT)");
  database.close();
  const backups = join(root, "backups");
  mkdirSync(backups);
  const nights = Array.from({ length: 14 }, (_, day) => `2026-10-${String(day + 10)}T210000Z`);
  const former = nights.map((night) => `manor-${night}.tar.gz`);
  const others = ["before-manor-0.2.0-linux-x64-2026-10-01T100000Z.tar.gz", "notes.txt"];
  for (const name of [...former, ...others])
    writeFileSync(join(backups, name), "an earlier backup");
  const env = { CMS_DATA_DIR: join(root, "host"), SITE_DATA_DIR: join(root, "site") };
  const { status, output } = backUp(backups, env);
  expect(status, output).toBe(0);
  const [, made = ""] = /(manor-\S+) is saved and verified/.exec(output) ?? [];
  expect(readdirSync(backups).sort()).toEqual([...others, ...former.slice(1), made].sort());
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
