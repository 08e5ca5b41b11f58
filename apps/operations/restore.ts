import { join, resolve } from "node:path";
import { exitOn } from "../../scripts/run.ts";
import { say } from "../../scripts/say.ts";
import { bringBack, NothingBroughtBackError } from "../cms/server/copies/bring-back.ts";
import { isCopy } from "../cms/server/copies/copies.ts";
import { copiesFolder, sqliteFile } from "../cms/server/copies/places.ts";
import { restoreArchive } from "./restore/restore-archive.ts";
import { readOperations, type Settings } from "./settings.ts";

/**
 * `npm run restore` puts the newest sound copy in the place of a damaged database, `-- 2026-11-20.db` that of a day;
 * `-- FILE` puts a backup in the place of everything.
 */
async function restore([what]: string[]): Promise<void> {
  const settings = readOperations(process.env);
  if (what === undefined || isCopy(what)) return restoreCopy(settings, what);
  const { manifest, former } = await restoreArchive(settings, resolve(what));
  say(`${what}, made at ${manifest.madeAt}, is what site and CMS start with now`);
  if (former.length > 0) say(`What was there is kept as ${former.join(", ")}`);
}

function restoreCopy({ host }: Settings, name: string | undefined): void {
  const file = sqliteFile(host);
  if (!file)
    throw new NothingBroughtBackError(
      "DATABASE_URL is a Postgres server, of which no copies are kept: name a backup, npm run restore -- FILE.",
    );
  const { copy, former } = bringBack({ file, folder: copiesFolder(host), copy: name });
  say(`${join(copiesFolder(host), copy)} is the database now; what was there is kept as ${former}`);
}

exitOn(restore(process.argv.slice(2)));
