import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sqliteFile } from "../../cms/server/backups/backups.ts";
import { installDatabase, RestoreError } from "../../cms/server/backups/restore.ts";
import { mergeWithdrawals, WITHDRAWALS } from "../../cms/src/withdrawals/withdrawal-list.ts";
import { readArchive } from "../archive/read-archive.ts";
import { type Backup, backupFormat } from "../backup/backup-format.ts";
import { copyNames, databaseKind } from "../backup/copy-database.ts";
import { isIncluded } from "../backup/included.ts";
import { isEmpty, load } from "../backup/postgres.ts";
import { refuseDamagedCopy } from "../backup/verify-backup.ts";
import type { Settings } from "../settings.ts";
import { giveTo } from "./give-to.ts";
import { moveTo } from "./move-to.ts";
import { refuseWhileRunning } from "./refuse-while-running.ts";

export type Restored = { manifest: Backup; former: string[] };

/** Checks the whole archive before it moves anything. Renames the former data and returns its paths. */
export async function restoreArchive(settings: Settings, file: string): Promise<Restored> {
  const { cms, site, passphrase } = settings;
  process.umask(0o077);
  await refuseWhileRunning(settings);
  await mkdir(cms.dataDir, { recursive: true });
  const folder = await mkdtemp(join(cms.dataDir, ".restoring-"));
  try {
    const manifest = await readArchive(file, {
      format: backupFormat,
      passphrase,
      targetFor: (path) => join(folder, path),
    });
    await refuseDamagedCopy(file, manifest, folder);
    refuseOtherDatabase(settings, manifest);
    const suffix = `.former-${Date.now()}`;
    const copy = join(folder, copyNames[manifest.database]);
    // This step can still fail, so it runs first, in one transaction.
    if (manifest.database === "postgres") await loadIntoEmpty(cms.databaseUrl, copy);
    await mergeWithdrawn(join(folder, "host"), cms.dataDir);
    const former = [
      ...(await replace("host", join(folder, "host"), cms.dataDir, suffix)),
      ...(await replace("site", join(folder, "site"), site.dataDir, suffix)),
    ];
    const database = sqliteFile(cms);
    if (database) former.push(...(await replaceDatabase(copy, database, suffix)));
    return { manifest, former };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Withdrawals after the backup stay in force: the next start of the CMS applies the merged list. */
async function mergeWithdrawn(restored: string, dataDir: string): Promise<void> {
  const readList = (folder: string) => readFile(join(folder, WITHDRAWALS), "utf8").catch(() => "");
  const merged = mergeWithdrawals([await readList(restored), await readList(dataDir)]);
  if (merged === "") return;
  await mkdir(restored, { recursive: true });
  await writeFile(join(restored, WITHDRAWALS), merged, { mode: 0o600 });
}

function refuseOtherDatabase({ cms }: Settings, { database }: Backup): void {
  if (databaseKind(cms) === database) return;
  const name = { sqlite: "a SQLite file", postgres: "a Postgres server" };
  throw new RestoreError(
    `The backup contains ${name[database]}, but DATABASE_URL is ${name[databaseKind(cms)]}, so nothing was changed.`,
  );
}

async function loadIntoEmpty(url: string, copy: string): Promise<void> {
  if (!(await isEmpty(url)))
    throw new RestoreError(
      "The Postgres database in DATABASE_URL is not empty, so nothing was changed. Create an empty one (createdb) and set DATABASE_URL to it.",
    );
  await load(url, copy);
}

async function replaceDatabase(copy: string, file: string, suffix: string): Promise<string[]> {
  const restored = `${file}.restored`;
  await giveTo(copy, await stat(dirname(file)));
  await moveTo(copy, restored);
  return installDatabase(restored, file, suffix);
}

/** The restored entries get the owner of the folder. Returns the renamed paths. */
async function replace(
  part: "host" | "site",
  from: string,
  to: string,
  suffix: string,
): Promise<string[]> {
  await mkdir(to, { recursive: true });
  const present = (await readdir(to)).filter((name) => isIncluded(part, name));
  for (const name of present) await rename(join(to, name), join(to, name + suffix));
  const restored = await readdir(from).catch(() => []);
  const owner = await stat(to);
  for (const name of restored) {
    await giveTo(join(from, name), owner);
    await moveTo(join(from, name), join(to, name));
  }
  return present.map((name) => join(to, name + suffix));
}
