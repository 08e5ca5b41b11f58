import { mkdirSync, readdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backup, type DatabaseSync } from "node:sqlite";

/** The newest copy has this name; those of earlier days are called by their day. */
export const LATEST = "latest.db";
const OF_A_DAY = /^\d{4}-\d{2}-\d{2}\.db$/;
const DAYS_KEPT = 14;

/** Whether a name is that of a copy. */
export const isCopy = (name: string): boolean => name === LATEST || OF_A_DAY.test(name);

const COPIED_BYTES_PER_SECOND = 5_000_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

/**
 * How long the next copy waits, in milliseconds: a second for a small database, and longer as it grows, so that a flood
 * of changes does not keep the disk busy.
 */
export const pauseAfterCopy = (bytes: number): number =>
  Math.min(Math.max(1_000, (bytes / COPIED_BYTES_PER_SECOND) * 1_000), LONGEST_PAUSE_MS);

/** Writes a copy that is there as a whole or not at all. Rejects with the error of the disk or the database. */
export async function writeCopy(from: DatabaseSync, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.tmp`;
  await rm(unfinished, { force: true });
  // In one go: a slow copy would begin anew with every change.
  await backup(from, unfinished, { rate: 1_000_000 });
  await flush(unfinished);
  await rename(unfinished, file);
  await flush(dirname(file));
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The copies in a folder, the newest first. */
export function listCopies(folder: string): string[] {
  const names = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name);
  const days = names.filter((name) => OF_A_DAY.test(name)).sort();
  return [...names.filter((name) => name === LATEST), ...days.reverse()];
}

/** Lets go of copies of days that are long past. */
export async function clearCopies(folder: string): Promise<void> {
  const days = listCopies(folder).filter((name) => OF_A_DAY.test(name));
  for (const name of days.slice(DAYS_KEPT)) await rm(join(folder, name), { force: true });
}
