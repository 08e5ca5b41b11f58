import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteFile, writeBackup } from "../../cms/server/backups/backups.ts";
import { damageOf } from "../../cms/server/backups/restore.ts";
import type { CmsConfig } from "../../cms/src/read-config.ts";
import { NoBackupError } from "./no-backup-error.ts";
import { dump, readThrough } from "./postgres.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** How a copy of the database is called in an archive. */
export const nameOfCopy = { sqlite: "database.sqlite", postgres: "database.pgdump" } as const;

export const kindOf = (host: CmsConfig): DatabaseKind => (sqliteFile(host) ? "sqlite" : "postgres");

/** Copies a consistent state of the database into a folder while others write; returns the copy's name. */
export async function copyDatabase(host: CmsConfig, folder: string): Promise<string> {
  const kind = kindOf(host);
  const copy = join(folder, nameOfCopy[kind]);
  const file = sqliteFile(host);
  if (file === undefined) await dump(host.databaseUrl, copy);
  else await copySqlite(file, copy);
  const damage = await damageOfCopy(kind, copy);
  if (damage)
    throw new NoBackupError(
      `The database is damaged (${damage}), so no backup was made. Restore the latest backup with: npm run restore`,
    );
  return nameOfCopy[kind];
}

async function copySqlite(file: string, copy: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    await writeBackup(database, copy);
  } finally {
    database.close();
  }
}

/** What is wrong with a copy in a few words, or `undefined`. */
export async function damageOfCopy(kind: DatabaseKind, copy: string): Promise<string | undefined> {
  if (kind === "sqlite") return damageOf(copy);
  return readThrough(copy).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
