import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteFile, writeBackup } from "../../cms/server/backups/backups.ts";
import { findDamage } from "../../cms/server/backups/restore.ts";
import type { CmsConfig } from "../../cms/src/read-config.ts";
import { BackupError } from "./backup-error.ts";
import { checkDump, dump } from "./postgres.ts";

export type DatabaseKind = "sqlite" | "postgres";

export const copyNames = { sqlite: "database.sqlite", postgres: "database.pgdump" } as const;

export const databaseKind = (cms: CmsConfig): DatabaseKind =>
  sqliteFile(cms) ? "sqlite" : "postgres";

/** Copies a consistent snapshot of the database into a folder, also while it is written. Returns the copy's name. */
export async function copyDatabase(cms: CmsConfig, folder: string): Promise<string> {
  const kind = databaseKind(cms);
  const copy = join(folder, copyNames[kind]);
  const file = sqliteFile(cms);
  if (file === undefined) await dump(cms.databaseUrl, copy);
  else await copySqlite(file, copy);
  const damage = await findCopyDamage(kind, copy);
  if (damage)
    throw new BackupError(
      `The database is damaged (${damage}), so no backup was made. Restore the latest backup with: npm run restore`,
    );
  return copyNames[kind];
}

async function copySqlite(file: string, copy: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    await writeBackup(database, copy);
  } finally {
    database.close();
  }
}

export async function findCopyDamage(
  kind: DatabaseKind,
  copy: string,
): Promise<string | undefined> {
  if (kind === "sqlite") return findDamage(copy);
  return checkDump(copy).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
