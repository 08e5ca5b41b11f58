// Runs in a process of its own: two libraries that have one SQLite file open in one process end each other's locks.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { dayOf } from "@manor/content-api/calendar-day";
import { clearCopies, LATEST, pauseAfterCopy, writeCopy } from "./copies.ts";

const [, , file = "", folder = ""] = process.argv;
const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
let copied: unknown;
let isFailing = false;

/** Grows with every change that another connection has made. */
const version = () => database.prepare("PRAGMA data_version").get()?.["data_version"];

async function look(): Promise<void> {
  const now = version();
  const ofToday = join(folder, `${dayOf(new Date())}.db`);
  if (now !== copied) await writeCopy(database, join(folder, LATEST));
  copied = now;
  if (existsSync(ofToday)) return;
  await writeCopy(database, ofToday);
  await clearCopies(folder);
}

async function lookAgainAndAgain(): Promise<void> {
  try {
    await look();
    isFailing = false;
  } catch (error) {
    if (!isFailing) console.error(`CMS: no copy of the database: ${String(error)}`);
    isFailing = true;
  }
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  setTimeout(() => void lookAgainAndAgain(), pauseAfterCopy(bytes));
}

// The host ends it by letting go; a signal to both must not cut a copy.
process.on("disconnect", () => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

void lookAgainAndAgain();
