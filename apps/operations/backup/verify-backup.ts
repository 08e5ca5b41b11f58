import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DamagedArchiveError } from "../archive/manifest.ts";
import { readArchive } from "../archive/read-archive.ts";
import { type Backup, backupFormat } from "./backup-format.ts";
import { copyNames, findCopyDamage } from "./copy-database.ts";

/** Checks a whole backup, its database included, and changes nothing. Throws DamagedArchiveError. */
export async function verifyBackup(file: string, passphrase: string | undefined): Promise<Backup> {
  const folder = await mkdtemp(join(tmpdir(), "manor-verify-"));
  try {
    const targetFor = (path: string) =>
      path.startsWith("database.") ? join(folder, path) : undefined;
    const manifest = await readArchive(file, { format: backupFormat, passphrase, targetFor });
    await refuseDamagedCopy(file, manifest, folder);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function refuseDamagedCopy(
  file: string,
  { database, entries }: Backup,
  folder: string,
): Promise<void> {
  const copy = copyNames[database];
  if (!entries.some(({ path }) => path === copy))
    throw new DamagedArchiveError(file, "it has no database");
  const damage = await findCopyDamage(database, join(folder, copy));
  if (damage) throw new DamagedArchiveError(file, damage);
}
