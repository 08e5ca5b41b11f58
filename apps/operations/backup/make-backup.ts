import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Source, writeArchive } from "../archive/write-archive.ts";
import type { Settings } from "../settings.ts";
import { copyDatabase, kindOf } from "./copy-database.ts";
import { isKept } from "./kept.ts";
import { type Backup, backupKind } from "./kind.ts";
import { linkTree } from "./link-tree.ts";
import { NoBackupError } from "./no-backup-error.ts";

const STAGE = ".backup-";
const DAY_MS = 86_400_000;

/**
 * One consistent archive of everything that cannot be made anew, while both processes run: what was acknowledged
 * before it began is in it. Files are noted before and after the database is copied, so that whatever a record of the
 * copy names is there, and a message that is delivered meanwhile is in the outbox or in the database.
 */
export async function makeBackup(
  { host, site, passphrase }: Settings,
  file: string,
  version: string,
): Promise<Backup> {
  if (!existsSync(host.dataDir))
    throw new NoBackupError(
      `There is no data of a CMS in ${host.dataDir}, so no backup was made. Say with CMS_DATA_DIR where it is.`,
    );
  if (existsSync(file))
    throw new NoBackupError(`${file} is there already, so no backup was made. Name another file.`);
  process.umask(0o077);
  await clearStages(host.dataDir);
  const stage = await mkdtemp(join(host.dataDir, STAGE));
  try {
    const noteFiles = async () => {
      await linkTree(host.dataDir, join(stage, "host"), (name) => isKept("host", name));
      await linkTree(site.dataDir, join(stage, "site"), (name) => isKept("site", name));
    };
    const madeAt = new Date().toISOString();
    await noteFiles();
    const copy = await copyDatabase(host, stage);
    await noteFiles();
    const sources = filesOf(stage, [copy, "host", "site"]);
    return await writeArchive(file, {
      kind: backupKind,
      about: { madeAt, version, database: kindOf(host) },
      sources,
      passphrase,
    });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Every file at or below these paths of a folder. */
async function* filesOf(folder: string, paths: string[]): AsyncGenerator<Source> {
  for (const path of paths) {
    const from = join(folder, path);
    if ((await stat(from)).isFile()) yield { path, from };
    else
      yield* filesOf(
        folder,
        (await readdir(from)).sort().map((name) => `${path}/${name}`),
      );
  }
}

/** What a crash left behind. Another backup may be under way. */
async function clearStages(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(STAGE)) continue;
    const { mtimeMs } = await stat(join(dataDir, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(dataDir, name), { recursive: true });
  }
}
