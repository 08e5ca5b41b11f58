import { fork } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { backup, type DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { retention } from "@manor/content-api/retention";
import type { CmsConfig } from "../../src/read-config.ts";

type Settings = Pick<CmsConfig, "databaseUrl" | "dataDir" | "backupsDir">;

/** File name of the newest backup; those of earlier days are named by their date. */
export const LATEST = "latest.db";
const OF_A_DAY = /^\d{4}-\d{2}-\d{2}\.db$/;
const DAYS_STORED = retention.backupDays;
const RESTART_AFTER_MS = 5_000;
const COPIED_BYTES_PER_SECOND = 5_000_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

export const isBackup = (name: string): boolean => name === LATEST || OF_A_DAY.test(name);

export function sqliteFile({ databaseUrl }: Settings): string | undefined {
  if (!databaseUrl.startsWith("file:")) return undefined;
  return databaseUrl.startsWith("file:///") ? fileURLToPath(databaseUrl) : databaseUrl.slice(5);
}

export const backupsFolder = ({ backupsDir, dataDir }: Settings): string =>
  backupsDir ?? join(dataDir, "backups");

/** Starts a process that backs up a SQLite database within seconds of a change. It ends with this process. */
export function startBackups(file: string, folder: string): void {
  const program = fileURLToPath(new URL("./backup-process.ts", import.meta.url));
  const child = fork(program, [file, folder], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  child.once("exit", () => setTimeout(() => startBackups(file, folder), RESTART_AFTER_MS).unref());
}

/** The pause before the next backup: longer for a large database, to limit the load on the disk. */
export const pauseAfterBackupMs = (bytes: number): number =>
  Math.min(Math.max(1_000, (bytes / COPIED_BYTES_PER_SECOND) * 1_000), LONGEST_PAUSE_MS);

export async function writeBackup(from: DatabaseSync, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.tmp`;
  await rm(unfinished, { force: true });
  // All pages at once: a backup in steps starts again with every change.
  await backup(from, unfinished, { rate: 1_000_000 });
  await flush(unfinished);
  await rename(unfinished, file);
  await flush(dirname(file));
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

export const listBackups = (folder: string): string[] =>
  // "latest.db" sorts after every date.
  readdirSync(folder).filter(isBackup).sort().reverse();

export async function pruneBackups(folder: string): Promise<void> {
  const days = listBackups(folder).filter((name) => name !== LATEST);
  for (const name of days.slice(DAYS_STORED)) await rm(join(folder, name), { force: true });
}
