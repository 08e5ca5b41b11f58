import { join, resolve } from "node:path";
import { exitOn } from "../../scripts/run.ts";
import { say } from "../../scripts/say.ts";
import { backupsFolder, isBackup, sqliteFile } from "../cms/server/backups/backups.ts";
import { RestoreError, restoreBackup } from "../cms/server/backups/restore.ts";
import { restoreArchive } from "./restore/restore-archive.ts";
import { readOperations, type Settings } from "./settings.ts";

/**
 * `npm run restore` puts the newest sound backup in the place of a damaged database, `-- 2026-11-20.db` that of a day;
 * `-- FILE` puts an archive in the place of everything.
 */
async function restore([what]: string[]): Promise<void> {
  const settings = readOperations(process.env);
  if (what === undefined || isBackup(what)) return restoreDatabase(settings, what);
  const { manifest, former } = await restoreArchive(settings, resolve(what));
  say(`${what}, made at ${manifest.madeAt}, is what site and CMS start with now`);
  if (former.length > 0) say(`What was there is kept as ${former.join(", ")}`);
}

function restoreDatabase({ host }: Settings, name: string | undefined): void {
  const file = sqliteFile(host);
  if (!file)
    throw new RestoreError(
      "DATABASE_URL is a Postgres server, which has no backups of its own: name an archive, npm run restore -- FILE.",
    );
  const { backup, former } = restoreBackup({ file, folder: backupsFolder(host), backup: name });
  say(
    `${join(backupsFolder(host), backup)} is the database now; what was there is kept as ${former}`,
  );
}

exitOn(restore(process.argv.slice(2)));
