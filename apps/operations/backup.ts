import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { exitOn } from "../../scripts/run.ts";
import { say } from "../../scripts/say.ts";
import type { Backup } from "./backup/kind.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { NoBackupError } from "./backup/no-backup-error.ts";
import { verifyBackup } from "./backup/verify-backup.ts";
import { readOperations } from "./settings.ts";
import { version } from "./version.ts";

/** `npm run backup -- FILE` while both processes run; `-- --verify FILE` reads one to its end. */
async function backup(args: string[]): Promise<void> {
  const isVerifying = args.includes("--verify");
  const [name] = args.filter((arg) => arg !== "--verify");
  if (!name) throw new NoBackupError("Name the file: npm run backup -- FILE.");
  const settings = readOperations(process.env);
  const file = resolve(name);
  if (isVerifying) {
    const manifest = await verifyBackup(file, settings.passphrase);
    return say(`${name} is sound: ${inWords(manifest)}, made at ${manifest.madeAt}`);
  }
  const manifest = await makeBackup(settings, file, version);
  const { size } = await stat(file);
  const how = settings.passphrase ? "encrypted" : "not encrypted: set BACKUP_PASSPHRASE";
  say(`${name} holds ${inWords(manifest)} in ${megabytes(size)} MB (${how})`);
  if (settings.host.bucket)
    say(`Photographs and documents lie in the bucket ${settings.host.bucket.name}, not in it`);
}

const inWords = ({ database, entries }: Backup): string =>
  `a ${database === "sqlite" ? "SQLite" : "Postgres"} database and ${entries.length - 1} files`;
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

exitOn(backup(process.argv.slice(2)));
