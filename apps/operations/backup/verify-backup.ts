import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DamagedArchiveError } from "../archive/manifest.ts";
import { readArchive } from "../archive/read-archive.ts";
import { damageOfCopy, nameOfCopy } from "./copy-database.ts";
import { type Backup, backupKind } from "./kind.ts";

/** Reads a whole backup, its database included, without touching anything. Throws DamagedArchiveError. */
export async function verifyBackup(file: string, passphrase: string | undefined): Promise<Backup> {
  const folder = await mkdtemp(join(tmpdir(), "manor-verify-"));
  try {
    const placeOf = (path: string) =>
      path.startsWith("database.") ? join(folder, path) : undefined;
    const manifest = await readArchive(file, { kind: backupKind, passphrase, placeOf });
    await refuseDamagedCopy(file, manifest, folder);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether the database of an archive that was unpacked into a folder is sound. Throws DamagedArchiveError. */
export async function refuseDamagedCopy(
  file: string,
  { database, entries }: Backup,
  folder: string,
): Promise<void> {
  const copy = nameOfCopy[database];
  if (!entries.some(({ path }) => path === copy))
    throw new DamagedArchiveError(file, "it has no database");
  const damage = await damageOfCopy(database, join(folder, copy));
  if (damage) throw new DamagedArchiveError(file, damage);
}
