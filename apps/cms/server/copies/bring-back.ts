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
import { listCopies } from "./copies.ts";
import { damageOf } from "./damage.ts";

/** Nothing was brought back; the database is as it was. */
export class NothingBroughtBackError extends Error {
  override readonly name = "NothingBroughtBackError";
}

export type Wish = {
  file: string;
  folder: string;
  /** The name of a copy; the newest sound one when nothing is said. */
  copy?: string | undefined;
};

/**
 * Puts a copy in the place of the database, which is kept beside it under another name, and gives the names of both.
 * The host must not run. Throws NothingBroughtBackError.
 */
export function bringBack({ file, folder, copy }: Wish): { copy: string; former: string } {
  const damage = damageOf(file);
  if (existsSync(file) && !damage) {
    if (isInUse(file))
      throw new NothingBroughtBackError("The database is in use; stop the CMS first.");
    if (!copy)
      throw new NothingBroughtBackError(
        `${file} is sound, so it stays. To put an older copy in its place, name it: ${listCopies(folder).join(", ")}`,
      );
  }
  const chosen = (copy ? [copy] : listCopies(folder)).find((name) => isSound(join(folder, name)));
  if (!chosen)
    throw new NothingBroughtBackError(
      `There is no sound copy in ${folder}, so nothing was changed.`,
    );
  const made = `${file}.restored`;
  copyFileSync(join(folder, chosen), made);
  const mark = `.former-${Date.now()}`;
  putInPlace(made, file, mark);
  return { copy: chosen, former: file + mark };
}

/** Makes a finished file the database. What was there is kept with a mark after its name; gives its path, if any. */
export function putInPlace(made: string, file: string, mark: string): string[] {
  flush(made);
  const former = existsSync(file) ? [file + mark] : [];
  // The log of the former database belongs to it: left behind it would spoil the new one.
  for (const end of ["", "-wal", "-shm"])
    if (existsSync(file + end)) renameSync(file + end, file + mark + end);
  renameSync(made, file);
  rmSync(`${file}${mark}-shm`, { force: true });
  return former;
}

const isSound = (copy: string): boolean => existsSync(copy) && damageOf(copy) === undefined;

/** Whether another program has a sound SQLite file open. */
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
