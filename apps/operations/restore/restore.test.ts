import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeBackup } from "../backup/make-backup.ts";
import { verifyBackup } from "../backup/verify-backup.ts";
import { readOperationsSettings } from "../settings.ts";
import { restoreArchive } from "./restore-archive.ts";

let root = "";
let open: DatabaseSync[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "manor-restore-"));
  open = [];
});
afterEach(() => {
  for (const database of open) database.close();
  rmSync(root, { recursive: true, force: true });
});

/** Ports 1 and 2 are closed. */
const settingsFor = (name: string, more: Record<string, string> = {}) =>
  readOperationsSettings({
    CMS_DATA_DIR: join(root, name, "host"),
    SITE_DATA_DIR: join(root, name, "site"),
    PORT: "1",
    CMS_PORT: "2",
    ...more,
  });

function put(name: string, path: string, text: string): void {
  const file = join(root, name, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A running school: its database stays open, with the last change only in the write-ahead log. */
function openSchool(name: string): DatabaseSync {
  mkdirSync(join(root, name, "host"), { recursive: true });
  const database = new DatabaseSync(join(root, name, "host/content.db"));
  open.push(database);
  database.exec("PRAGMA journal_mode=WAL; CREATE TABLE IF NOT EXISTS news (title TEXT)");
  database.exec("INSERT INTO news VALUES ('Sports day')");
  for (const [path, text] of Object.entries(included)) put(name, path, text);
  for (const path of excluded) put(name, path, "generated");
  return database;
}

const included = {
  "host/media/a1.jpg": "a photograph",
  "host/documents/b2.pdf": "a circular",
  "host/secret": "signs sessions",
  "host/content-api-token": "authenticates the website",
  "site/outbox/key-1.json": "a waiting message",
  "site/outbox/refused/key-2.json": "a rejected message",
  "site/feeds.json": "the feed revisions",
};
const excluded = ["site/snapshot/news.json", "site/images/a1-480.avif", "host/backups/latest.db"];

const readTexts = (name: string, paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, name, path), "utf8")]));

const readNews = (name: string): unknown[] => {
  const database = new DatabaseSync(join(root, name, "host/content.db"));
  const titles = database.prepare("SELECT title FROM news").all();
  database.close();
  return titles.map((row) => row["title"]);
};

const backup = () => join(root, "backup.tar.gz");
/** Without the log files of SQLite, which are temporary. */
const listTree = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => !/-(wal|shm)$/.test(name))
    .sort();

test("a backup of a running school contains everything that cannot be generated again", async () => {
  openSchool("school");
  await makeBackup(settingsFor("school"), backup(), "1");
  await restoreArchive(settingsFor("new"), backup());
  expect(readTexts("new", Object.keys(included))).toEqual(included);
  expect(readNews("new")).toEqual(["Sports day"]);
  for (const path of excluded) expect(listTree("new")).not.toContain(path);
  expect(listTree("school/host").filter((name) => name.includes(".backup-"))).toEqual([]);
});

test("a restore renames the former data and does not change excluded files", async () => {
  openSchool("school").close();
  open = [];
  await makeBackup(settingsFor("school"), backup(), "1");
  put("school", "host/secret", "a newer secret");
  put("school", "host/media/c3.jpg", "a newer photograph");
  const { former } = await restoreArchive(settingsFor("school"), backup());
  expect(readTexts("school", Object.keys(included))).toEqual(included);
  expect(readTexts("school", excluded)).toEqual(
    Object.fromEntries(excluded.map((path) => [path, "generated"])),
  );
  const secret = former.find((path) => path.includes("secret.former-")) ?? "";
  expect(readFileSync(secret, "utf8")).toBe("a newer secret");
  const media = former.find((path) => path.includes("media.former-")) ?? "";
  expect(readdirSync(media).sort()).toEqual(["a1.jpg", "c3.jpg"]);
  expect(former.some((path) => path.includes("content.db.former-"))).toBe(true);
  // The renamed data is not in later backups.
  await makeBackup(settingsFor("school"), join(root, "second.tar.gz"), "1");
  const { entries } = await verifyBackup(join(root, "second.tar.gz"), undefined);
  expect(entries.filter(({ path }) => path.includes("former"))).toEqual([]);
});

test("a restore preserves the withdrawals after the backup", async () => {
  openSchool("school").close();
  open = [];
  const line = (day: string) => `{"at":"2026-11-${day}","kind":"file","id":"a","until":"x"}\n`;
  put("school", "host/withdrawn.jsonl", line("01"));
  await makeBackup(settingsFor("school"), backup(), "1");
  put("school", "host/withdrawn.jsonl", line("01") + line("02"));
  await restoreArchive(settingsFor("school"), backup());
  expect(readTexts("school", ["host/withdrawn.jsonl"])).toEqual({
    "host/withdrawn.jsonl": line("01") + line("02"),
  });
});

test("refuses a damaged backup and changes nothing", async () => {
  openSchool("school").close();
  open = [];
  await makeBackup(settingsFor("school"), backup(), "1");
  const bytes = readFileSync(backup());
  const before = listTree("school");
  for (const share of [0.2, 0.5, 0.9]) {
    const damaged = Buffer.from(bytes);
    damaged.fill(7, Math.floor(bytes.length * share), Math.floor(bytes.length * share) + 20);
    writeFileSync(backup(), damaged);
    await expect(verifyBackup(backup(), undefined)).rejects.toThrow(
      /is damaged or not a Manor archive/,
    );
    const restored = restoreArchive(settingsFor("school"), backup());
    await expect(restored).rejects.toThrow(
      /is damaged or not a Manor archive.*nothing was changed/,
    );
    expect(listTree("school")).toEqual(before);
    expect(readTexts("school", Object.keys(included))).toEqual(included);
  }
});

test("refuses to restore while the website or the CMS runs", async () => {
  const database = openSchool("school");
  await makeBackup(settingsFor("school"), backup(), "1");
  const restored = () => restoreArchive(settingsFor("school"), backup());
  await expect(restored()).rejects.toThrow(/in use; stop the CMS first/);
  database.close();
  open = [];
  const site = createServer().listen(0, "127.0.0.1");
  await new Promise((ready) => site.once("listening", ready));
  const { port } = site.address() as AddressInfo;
  const running = restoreArchive(settingsFor("school", { PORT: String(port) }), backup());
  await expect(running).rejects.toThrow(/stop the site first/);
  site.close();
  await restored();
});

test("does not back up a damaged database or overwrite a file", async () => {
  openSchool("school").close();
  open = [];
  writeFileSync(backup(), "another file");
  await expect(makeBackup(settingsFor("school"), backup(), "1")).rejects.toThrow(/already exists/);
  rmSync(backup());
  writeFileSync(join(root, "school/host/content.db"), "text, not a database ".repeat(500));
  await expect(makeBackup(settingsFor("school"), backup(), "1")).rejects.toThrow(
    /damaged|not a database/,
  );
  expect(readdirSync(root)).toEqual(["school"]);
});

test("refuses a passphrase that is too short", () => {
  expect(() => settingsFor("school", { BACKUP_PASSPHRASE: "short" })).toThrow(
    /BACKUP_PASSPHRASE is \(not shown\), so the backup does not start/,
  );
});

test("without a file the command restores the newest sound backup of the database", () => {
  const folder = join(root, "damaged/host");
  mkdirSync(join(folder, "backups"), { recursive: true });
  const backup = new DatabaseSync(join(folder, "backups/2026-11-19.db"));
  backup.exec("CREATE TABLE news (title TEXT); INSERT INTO news VALUES ('Sports day')");
  backup.close();
  writeFileSync(join(folder, "content.db"), "damaged");
  const command = join(import.meta.dirname, "../restore.ts");
  const env = { CMS_DATA_DIR: folder, SITE_DATA_DIR: join(root, "damaged/site") };
  execFileSync(process.execPath, [command], { env });
  const restored = new DatabaseSync(join(folder, "content.db"));
  open.push(restored);
  expect(restored.prepare("SELECT title FROM news").get()?.["title"]).toBe("Sports day");
});
