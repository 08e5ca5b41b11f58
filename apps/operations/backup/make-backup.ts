import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Source, writeArchive } from "../archive/write-archive.ts";
import type { Settings } from "../settings.ts";
import { BackupError } from "./backup-error.ts";
import { type Backup, backupFormat } from "./backup-format.ts";
import { copyDatabase, databaseKind } from "./copy-database.ts";
import { isIncluded } from "./included.ts";
import { linkTree } from "./link-tree.ts";

const TEMP_PREFIX = ".backup-";
const DAY_MS = 86_400_000;

/** Files are linked before and after the database copy, so that every file a copied record names is there. */
export async function makeBackup(
  { cms, site, passphrase }: Settings,
  file: string,
  version: string,
): Promise<Backup> {
  if (!existsSync(cms.dataDir))
    throw new BackupError(
      `No CMS data was found in ${cms.dataDir}, so no backup was made. Set CMS_DATA_DIR to its folder.`,
    );
  if (existsSync(file))
    throw new BackupError(`${file} already exists, so no backup was made. Choose another name.`);
  process.umask(0o077);
  await removeStaleFolders(cms.dataDir);
  const folder = await mkdtemp(join(cms.dataDir, TEMP_PREFIX));
  try {
    const linkFiles = async () => {
      await linkTree(cms.dataDir, join(folder, "host"), (name) => isIncluded("host", name));
      await linkTree(site.dataDir, join(folder, "site"), (name) => isIncluded("site", name));
    };
    const madeAt = new Date().toISOString();
    await linkFiles();
    const copy = await copyDatabase(cms, folder);
    await linkFiles();
    const sources = listFiles(folder, [copy, "host", "site"]);
    return await writeArchive(file, {
      format: backupFormat,
      about: { madeAt, version, database: databaseKind(cms) },
      sources,
      passphrase,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* listFiles(folder: string, paths: string[]): AsyncGenerator<Source> {
  for (const path of paths) {
    const from = join(folder, path);
    if ((await stat(from)).isFile()) yield { path, from };
    else
      yield* listFiles(
        folder,
        (await readdir(from)).sort().map((name) => `${path}/${name}`),
      );
  }
}

/** Removes what a crash left behind. Younger folders stay, because another backup may be running. */
async function removeStaleFolders(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(TEMP_PREFIX)) continue;
    const { mtimeMs } = await stat(join(dataDir, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(dataDir, name), { recursive: true });
  }
}
