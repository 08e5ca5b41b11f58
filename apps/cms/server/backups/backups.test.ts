import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LATEST, listBackups, pauseAfterBackupMs, pruneBackups, writeBackup } from "./backups.ts";
import { findDamage, RestoreError, requireSoundDatabase, restoreBackup } from "./restore.ts";

let root = "";
const place = () => ({ file: join(root, "content.db"), folder: join(root, "backups") });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "manor-backups-"));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Creates a database with this many messages. */
function write(count: number): DatabaseSync {
  const database = new DatabaseSync(place().file);
  database.exec("PRAGMA journal_mode=WAL; CREATE TABLE IF NOT EXISTS messages (text TEXT)");
  const insert = database.prepare("INSERT INTO messages VALUES (?)");
  for (let n = 0; n < count; n += 1) insert.run(`Message ${n} ${"x".repeat(200)}`);
  return database;
}

function countMessages(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  const count = database.prepare("SELECT count(*) AS n FROM messages").get()?.["n"];
  database.close();
  return count;
}

test("refuses a damaged database and states what to do [F22]", () => {
  write(500).close();
  expect(findDamage(place().file)).toBeUndefined();
  const bytes = readFileSync(place().file);
  writeFileSync(place().file, bytes.fill(7, 8_192, 12_288));
  expect(() => requireSoundDatabase(place().file)).toThrow(/is damaged .* npm run restore/);
  truncateSync(place().file, 5_000);
  expect(() => requireSoundDatabase(place().file)).toThrow(/is damaged/);
  writeFileSync(place().file, "no database at all, but text");
  expect(() => requireSoundDatabase(place().file)).toThrow(/is damaged/);
});

test("restores the newest sound backup and stores the damaged database under another name [F22]", async () => {
  const database = write(50);
  await writeBackup(database, join(place().folder, LATEST));
  await writeBackup(database, join(place().folder, "2026-11-19.db"));
  database.close();
  truncateSync(join(place().folder, LATEST), 3_000);
  truncateSync(place().file, 5_000);
  const { backup, former } = restoreBackup(place());
  expect(backup).toBe("2026-11-19.db");
  expect(countMessages(place().file)).toBe(50);
  expect(readFileSync(former).byteLength).toBe(5_000);
});

test("backs up a change that was just committed and is only in the write-ahead log [F22]", async () => {
  const database = write(3);
  await writeBackup(database, join(place().folder, LATEST));
  expect(readdirSync(place().folder)).toEqual([LATEST]);
  expect(countMessages(join(place().folder, LATEST))).toBe(3);
  database.close();
});

test("replaces a sound database only by a named backup, and never one in use [F22]", async () => {
  const database = write(9);
  await writeBackup(database, join(place().folder, "2026-11-19.db"));
  database.exec("DELETE FROM messages");
  expect(() => restoreBackup({ ...place(), backup: "2026-11-19.db" })).toThrow(/in use/);
  database.close();
  expect(() => restoreBackup(place())).toThrow(/is sound, so it stays.*2026-11-19\.db/s);
  restoreBackup({ ...place(), backup: "2026-11-19.db" });
  expect(countMessages(place().file)).toBe(9);
});

test("changes nothing without a sound backup [F22]", async () => {
  const database = write(2);
  await writeBackup(database, join(place().folder, LATEST));
  database.close();
  truncateSync(join(place().folder, LATEST), 1_000);
  truncateSync(place().file, 2_000);
  expect(() => restoreBackup(place())).toThrow(RestoreError);
  expect(readFileSync(place().file).byteLength).toBe(2_000);
});

test("stores backups of fourteen days [F22]", async () => {
  const database = write(1);
  for (let day = 1; day <= 20; day += 1)
    await writeBackup(database, join(place().folder, `2026-11-${String(day).padStart(2, "0")}.db`));
  await writeBackup(database, join(place().folder, LATEST));
  await pruneBackups(place().folder);
  const names = listBackups(place().folder);
  expect(names).toHaveLength(15);
  expect(names.slice(0, 2)).toEqual([LATEST, "2026-11-20.db"]);
  expect(names.at(-1)).toBe("2026-11-07.db");
  database.close();
});

test.each([
  [0, 1],
  [5_000_000, 1],
  [50_000_000, 10],
  [500_000_000, 100],
  [50_000_000_000, 600],
])("after a backup of a database of %i bytes the next one waits %i seconds", (bytes, seconds) => {
  expect(pauseAfterBackupMs(bytes)).toBe(seconds * 1_000);
});
