import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeBackup } from "../backup/make-backup.ts";
import { verifyBackup } from "../backup/verify-backup.ts";
import { readOperations } from "../settings.ts";
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

/** Unused ports. */
const settingsOf = (place: string, more: Record<string, string> = {}) =>
  readOperations({
    CMS_DATA_DIR: join(root, place, "host"),
    SITE_DATA_DIR: join(root, place, "site"),
    PORT: "1",
    CMS_PORT: "2",
    ...more,
  });

function put(place: string, path: string, text: string): void {
  const file = join(root, place, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A school at work: its database stays open, with the last change in the log alone. */
function openSchool(place: string): DatabaseSync {
  mkdirSync(join(root, place, "host"), { recursive: true });
  const database = new DatabaseSync(join(root, place, "host/content.db"));
  open.push(database);
  database.exec("PRAGMA journal_mode=WAL; CREATE TABLE IF NOT EXISTS news (title TEXT)");
  database.exec("INSERT INTO news VALUES ('Sports day')");
  for (const [path, text] of Object.entries(kept)) put(place, path, text);
  for (const path of madeAnew) put(place, path, "made anew");
  return database;
}

const kept = {
  "host/media/a1.jpg": "a photograph",
  "host/documents/b2.pdf": "a circular",
  "host/secret": "signs log-ins",
  "host/content-api-token": "opens the content API",
  "site/outbox/key-1.json": "a message that waits",
  "site/outbox/refused/key-2.json": "a message that was refused",
  "site/feeds.json": "what subscribers were told",
};
const madeAnew = ["site/snapshot/news.json", "site/images/a1-480.avif", "host/backups/latest.db"];

const textsIn = (place: string, paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, place, path), "utf8")]));

const newsIn = (place: string): unknown[] => {
  const database = new DatabaseSync(join(root, place, "host/content.db"));
  const titles = database.prepare("SELECT title FROM news").all();
  database.close();
  return titles.map((row) => row["title"]);
};

const backup = () => join(root, "backup.tar.gz");
/** SQLite creates and deletes its own log files. */
const treeOf = (place: string) =>
  readdirSync(join(root, place), { recursive: true })
    .map(String)
    .filter((name) => !/-(wal|shm)$/.test(name))
    .sort();

test("a backup of a school at work holds everything but what can be made anew", async () => {
  openSchool("school");
  await makeBackup(settingsOf("school"), backup(), "1");
  await restoreArchive(settingsOf("new"), backup());
  expect(textsIn("new", Object.keys(kept))).toEqual(kept);
  expect(newsIn("new")).toEqual(["Sports day"]);
  for (const path of madeAnew) expect(treeOf("new")).not.toContain(path);
  expect(treeOf("school/host").filter((name) => name.includes(".backup-"))).toEqual([]);
});

test("what was there stays beside what comes back, file by file", async () => {
  openSchool("school").close();
  open = [];
  await makeBackup(settingsOf("school"), backup(), "1");
  put("school", "host/secret", "a newer secret");
  put("school", "host/media/c3.jpg", "a newer photograph");
  const { former } = await restoreArchive(settingsOf("school"), backup());
  expect(textsIn("school", Object.keys(kept))).toEqual(kept);
  expect(textsIn("school", madeAnew)).toEqual(
    Object.fromEntries(madeAnew.map((path) => [path, "made anew"])),
  );
  const secret = former.find((path) => path.includes("secret.former-")) ?? "";
  expect(readFileSync(secret, "utf8")).toBe("a newer secret");
  const media = former.find((path) => path.includes("media.former-")) ?? "";
  expect(readdirSync(media).sort()).toEqual(["a1.jpg", "c3.jpg"]);
  expect(former.some((path) => path.includes("content.db.former-"))).toBe(true);
  // What is aside goes into no further backup.
  await makeBackup(settingsOf("school"), join(root, "second.tar.gz"), "1");
  const { entries } = await verifyBackup(join(root, "second.tar.gz"), undefined);
  expect(entries.filter(({ path }) => path.includes("former"))).toEqual([]);
});

test("what was withdrawn after the backup is still on the list after a restore", async () => {
  openSchool("school").close();
  open = [];
  const line = (day: string) => `{"at":"2026-11-${day}","kind":"file","id":"a","until":"x"}\n`;
  put("school", "host/withdrawn.jsonl", line("01"));
  await makeBackup(settingsOf("school"), backup(), "1");
  put("school", "host/withdrawn.jsonl", line("01") + line("02"));
  await restoreArchive(settingsOf("school"), backup());
  expect(textsIn("school", ["host/withdrawn.jsonl"])).toEqual({
    "host/withdrawn.jsonl": line("01") + line("02"),
  });
});

test("a damaged backup is refused before anything is touched", async () => {
  openSchool("school").close();
  open = [];
  await makeBackup(settingsOf("school"), backup(), "1");
  const bytes = readFileSync(backup());
  const before = treeOf("school");
  for (const share of [0.2, 0.5, 0.9]) {
    const damaged = Buffer.from(bytes);
    damaged.fill(7, Math.floor(bytes.length * share), Math.floor(bytes.length * share) + 20);
    writeFileSync(backup(), damaged);
    await expect(verifyBackup(backup(), undefined)).rejects.toThrow(/is damaged or no archive/);
    const restored = restoreArchive(settingsOf("school"), backup());
    await expect(restored).rejects.toThrow(/is damaged or no archive of ours.*nothing was changed/);
    expect(treeOf("school")).toEqual(before);
    expect(textsIn("school", Object.keys(kept))).toEqual(kept);
  }
});

test("nothing is brought back under a running site or CMS", async () => {
  const database = openSchool("school");
  await makeBackup(settingsOf("school"), backup(), "1");
  const restored = () => restoreArchive(settingsOf("school"), backup());
  await expect(restored()).rejects.toThrow(/in use; stop the CMS first/);
  database.close();
  open = [];
  const site = createServer().listen(0, "127.0.0.1");
  await new Promise((ready) => site.once("listening", ready));
  const { port } = site.address() as AddressInfo;
  const running = restoreArchive(settingsOf("school", { PORT: String(port) }), backup());
  await expect(running).rejects.toThrow(/stop the site first/);
  site.close();
  await restored();
});

test("a damaged database makes no backup, and a file that is there stays", async () => {
  openSchool("school").close();
  open = [];
  writeFileSync(backup(), "somebody's file");
  await expect(makeBackup(settingsOf("school"), backup(), "1")).rejects.toThrow(/is there already/);
  rmSync(backup());
  writeFileSync(join(root, "school/host/content.db"), "no database at all, but text ".repeat(500));
  await expect(makeBackup(settingsOf("school"), backup(), "1")).rejects.toThrow(
    /damaged|not a database/,
  );
  expect(readdirSync(root)).toEqual(["school"]);
});

test("a passphrase that is too short is refused", () => {
  expect(() => settingsOf("school", { BACKUP_PASSPHRASE: "short" })).toThrow(
    /BACKUP_PASSPHRASE is \(not shown\), so the backup does not start/,
  );
});
