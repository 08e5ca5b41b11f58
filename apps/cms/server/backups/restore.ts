import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { listBackups } from "./backups.ts";

export class RestoreError extends Error {
  override readonly name = "RestoreError";
}

type Wanted = {
  file: string;
  folder: string;
  /** The name of a backup; without it the newest sound one. */
  backup?: string | undefined;
};

/** Replaces the database with a backup and renames the former one. The CMS must not run. Throws RestoreError. */
export function restoreBackup({ file, folder, backup }: Wanted): {
  backup: string;
  former: string;
} {
  const damage = findDamage(file);
  if (existsSync(file) && !damage) {
    if (isInUse(file)) throw new RestoreError("The database is in use; stop the CMS first.");
    if (!backup)
      throw new RestoreError(
        `${file} is sound, so it stays. To restore an older backup, name it: ${listBackups(folder).join(", ")}`,
      );
  }
  const chosen = (backup ? [backup] : listBackups(folder)).find((name) =>
    isSound(join(folder, name)),
  );
  if (!chosen)
    throw new RestoreError(`There is no sound backup in ${folder}, so nothing was changed.`);
  const made = `${file}.restored`;
  copyFileSync(join(folder, chosen), made);
  const mark = `.former-${Date.now()}`;
  installDatabase(made, file, mark);
  return { backup: chosen, former: file + mark };
}

/** Moves a finished file to the place of the database. Returns the new path of the former one, if any. */
export function installDatabase(made: string, file: string, mark: string): string[] {
  flush(made);
  const former = existsSync(file) ? [file + mark] : [];
  // The write-ahead log belongs to the former database and would damage the new one.
  for (const end of ["", "-wal", "-shm"])
    if (existsSync(file + end)) renameSync(file + end, file + mark + end);
  renameSync(made, file);
  rmSync(`${file}${mark}-shm`, { force: true });
  return former;
}

const isSound = (file: string): boolean => existsSync(file) && findDamage(file) === undefined;

export function isInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT");
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}

function flush(file: string): void {
  const descriptor = openSync(file, "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

export class DamagedDatabaseError extends Error {
  override readonly name = "DamagedDatabaseError";
  constructor(file: string, damage: string) {
    super(
      `The database ${file} is damaged (${damage}), so the CMS does not start with it. Restore the latest backup with: npm run restore`,
    );
  }
}

/**
 * A short description of the damage to a SQLite file; `undefined` for a sound or missing file. Call it only while no
 * other library in this process has the file open: closing it here would release that library's locks.
 */
export function findDamage(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    try {
      const [first] = database.prepare("PRAGMA quick_check(1)").all();
      const result = String(first?.["quick_check"]);
      // Enough for a message: the complete list can be very long.
      return result === "ok" ? undefined : result.replaceAll("\n", ", ").slice(0, 200);
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function requireSoundDatabase(file: string): void {
  const damage = findDamage(file);
  if (damage) throw new DamagedDatabaseError(file, damage);
}
