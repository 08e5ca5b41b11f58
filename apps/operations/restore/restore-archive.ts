import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sqliteFile } from "../../cms/server/backups/backups.ts";
import { putInPlace, RestoreError } from "../../cms/server/backups/restore.ts";
import { mergeWithdrawals, WITHDRAWALS } from "../../cms/src/withdrawals/withdrawal-list.ts";
import { readArchive } from "../archive/read-archive.ts";
import { kindOf, nameOfCopy } from "../backup/copy-database.ts";
import { isKept } from "../backup/kept.ts";
import { type Backup, backupKind } from "../backup/kind.ts";
import { isEmpty, load } from "../backup/postgres.ts";
import { refuseDamagedCopy } from "../backup/verify-backup.ts";
import type { Settings } from "../settings.ts";
import { moveTo } from "./move-to.ts";
import { refuseWhileRunning } from "./refuse-while-running.ts";

export type Restored = { manifest: Backup; former: string[] };

/**
 * Puts a backup in the place of what the settings name. Both processes must be stopped. The whole archive is read and
 * held against its list before anything is moved; what was there stays beside it, and its paths are given. Throws
 * RestoreError, DamagedArchiveError, LockedArchiveError.
 */
export async function restoreArchive(settings: Settings, file: string): Promise<Restored> {
  const { host, site, passphrase } = settings;
  process.umask(0o077);
  await refuseWhileRunning(settings);
  await mkdir(host.dataDir, { recursive: true });
  const stage = await mkdtemp(join(host.dataDir, ".restoring-"));
  try {
    const manifest = await readArchive(file, {
      kind: backupKind,
      passphrase,
      placeOf: (path) => join(stage, path),
    });
    await refuseDamagedCopy(file, manifest, stage);
    refuseOtherKind(settings, manifest);
    const mark = `.former-${Date.now()}`;
    const copy = join(stage, nameOfCopy[manifest.database]);
    // The one step that may still be refused comes first, and is taken as a whole.
    if (manifest.database === "postgres") await loadIntoEmpty(host.databaseUrl, copy);
    await mergeWithdrawn(join(stage, "host"), host.dataDir);
    const former = [
      ...(await replace("host", join(stage, "host"), host.dataDir, mark)),
      ...(await replace("site", join(stage, "site"), site.dataDir, mark)),
    ];
    const database = sqliteFile(host);
    if (database) former.push(...(await replaceDatabase(copy, database, mark)));
    return { manifest, former };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** What was withdrawn since the backup stays withdrawn: the next start applies the list. */
async function mergeWithdrawn(stage: string, dataDir: string): Promise<void> {
  const read = (folder: string) => readFile(join(folder, WITHDRAWALS), "utf8").catch(() => "");
  const merged = mergeWithdrawals([await read(stage), await read(dataDir)]);
  if (merged === "") return;
  await mkdir(stage, { recursive: true });
  await writeFile(join(stage, WITHDRAWALS), merged, { mode: 0o600 });
}

function refuseOtherKind({ host }: Settings, { database }: Backup): void {
  if (kindOf(host) === database) return;
  const name = { sqlite: "a SQLite file", postgres: "a Postgres server" };
  throw new RestoreError(
    `The backup holds ${name[database]}, but DATABASE_URL names ${name[kindOf(host)]}, so nothing was changed.`,
  );
}

async function loadIntoEmpty(url: string, copy: string): Promise<void> {
  if (!(await isEmpty(url)))
    throw new RestoreError(
      "The Postgres database in DATABASE_URL is not empty, so nothing was changed. Create an empty one (createdb) and name it there.",
    );
  await load(url, copy);
}

async function replaceDatabase(copy: string, file: string, mark: string): Promise<string[]> {
  const made = `${file}.restored`;
  await moveTo(copy, made);
  return putInPlace(made, file, mark);
}

/** Moves what a backup would hold of a data folder aside, and what this one holds in. Gives what is aside now. */
async function replace(
  part: "host" | "site",
  from: string,
  to: string,
  mark: string,
): Promise<string[]> {
  await mkdir(to, { recursive: true });
  const present = (await readdir(to)).filter((name) => isKept(part, name));
  for (const name of present) await rename(join(to, name), join(to, name + mark));
  const made = await readdir(from).catch(() => []);
  for (const name of made) await moveTo(join(from, name), join(to, name));
  return present.map((name) => join(to, name + mark));
}
