import { stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { logProgress } from "../../scripts/log-progress.ts";
import { exitOn } from "../../scripts/run.ts";
import { backupsFolder, isBackup, sqliteFile } from "../cms/server/backups/backups.ts";
import { RestoreError, restoreBackup } from "../cms/server/backups/restore.ts";
import { giveTo } from "./restore/give-to.ts";
import { restoreArchive } from "./restore/restore-archive.ts";
import { readOperationsSettings, type Settings } from "./settings.ts";

/** `-- FILE` replaces all data with an archive; otherwise the database with the newest or the named backup. */
async function restore([name]: string[]): Promise<void> {
  const settings = readOperationsSettings(process.env);
  if (name === undefined || isBackup(name)) return restoreDatabase(settings, name);
  const { manifest, former } = await restoreArchive(settings, resolve(name));
  logProgress(`${name}, made at ${manifest.madeAt}, is restored; start the website and the CMS`);
  if (former.length > 0) logProgress(`The former data is now ${former.join(", ")}`);
}

async function restoreDatabase({ cms }: Settings, name: string | undefined): Promise<void> {
  const file = sqliteFile(cms);
  if (!file)
    throw new RestoreError(
      "DATABASE_URL is a Postgres server, which has no database backups: restore an archive with npm run restore -- FILE.",
    );
  const folder = backupsFolder(cms);
  const { backup, former } = restoreBackup({ file, folder, backup: name });
  await giveTo(file, await stat(dirname(file)));
  logProgress(`${join(folder, backup)} is restored; the former database is now ${former}`);
}

exitOn(restore(process.argv.slice(2)));
