// A separate process: two SQLite libraries with one file open in one process release each other's locks.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { dayOf } from "@manor/content-api/calendar-day";
import { LATEST, pauseAfterBackupMs, pruneBackups, writeBackup } from "./backups.ts";

const [, , file = "", folder = ""] = process.argv;
const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
let backedUp: unknown;
let isFailing = false;

/** Changes with every write of another connection. */
const version = () => database.prepare("PRAGMA data_version").get()?.["data_version"];

async function backUp(): Promise<void> {
  const now = version();
  const ofToday = join(folder, `${dayOf(new Date())}.db`);
  if (now !== backedUp) await writeBackup(database, join(folder, LATEST));
  backedUp = now;
  if (existsSync(ofToday)) return;
  await writeBackup(database, ofToday);
  await pruneBackups(folder);
}

async function backUpRepeatedly(): Promise<void> {
  try {
    await backUp();
    isFailing = false;
  } catch (error) {
    if (!isFailing) console.error(`CMS: backup failed: ${String(error)}`);
    isFailing = true;
  }
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  setTimeout(() => void backUpRepeatedly(), pauseAfterBackupMs(bytes));
}

// The process ends when the CMS disconnects. A signal to both must not interrupt a backup.
process.on("disconnect", () => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

void backUpRepeatedly();
