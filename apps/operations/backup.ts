import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { logProgress } from "../../scripts/log-progress.ts";
import { exitOn } from "../../scripts/run.ts";
import { BackupError } from "./backup/backup-error.ts";
import type { Backup } from "./backup/backup-format.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { runAsDataOwner } from "./backup/run-as-data-owner.ts";
import { verifyBackup } from "./backup/verify-backup.ts";
import { readOperationsSettings } from "./settings.ts";
import { version } from "./version.ts";

/** `npm run backup -- FILE` makes a backup while both processes run; `-- --verify FILE` checks one. */
async function backup(args: string[]): Promise<void> {
  const isVerifying = args.includes("--verify");
  const [name] = args.filter((arg) => arg !== "--verify");
  if (!name) throw new BackupError("The file name is missing: npm run backup -- FILE.");
  const settings = readOperationsSettings(process.env);
  if (await runAsDataOwner(settings.cms.dataDir)) return;
  const file = resolve(name);
  if (isVerifying) {
    const manifest = await verifyBackup(file, settings.passphrase);
    return logProgress(`${name} is intact: ${describe(manifest)}, made at ${manifest.madeAt}`);
  }
  const manifest = await makeBackup(settings, file, version);
  const { size } = await stat(file);
  const encryption = settings.passphrase ? "encrypted" : "not encrypted: set BACKUP_PASSPHRASE";
  logProgress(`${name} contains ${describe(manifest)}: ${toMegabytes(size)} MB (${encryption})`);
  if (settings.cms.bucket)
    logProgress(
      `Photographs and documents are not included: they are in the bucket ${settings.cms.bucket.name}`,
    );
}

const describe = ({ database, entries }: Backup): string =>
  `a ${database === "sqlite" ? "SQLite" : "Postgres"} database and ${entries.length - 1} files`;
const toMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

exitOn(backup(process.argv.slice(2)));
