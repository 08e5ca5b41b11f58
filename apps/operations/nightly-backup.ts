import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { logProgress } from "../../scripts/log-progress.ts";
import { exitOn } from "../../scripts/run.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { verifyBackup } from "./backup/verify-backup.ts";
import { readOperationsSettings } from "./settings.ts";
import { version } from "./version.ts";

const MAX_BACKUPS = 14;
const BACKUP_NAME = /^manor-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz(\.age)?$/;

/** `nightly-backup.ts FOLDER`, run by the timer: makes and verifies a backup and deletes all but the newest fourteen. */
async function nightlyBackup([folder = "backups"]: string[]): Promise<void> {
  const settings = readOperationsSettings(process.env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const timestamp = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "");
  const name = `manor-${timestamp}.tar.gz${settings.passphrase ? ".age" : ""}`;
  await makeBackup(settings, join(folder, name), version);
  await verifyBackup(join(folder, name), settings.passphrase);
  logProgress(`${name} is saved and verified`);
  const all = (await readdir(folder)).filter((file) => BACKUP_NAME.test(file)).sort();
  for (const old of all.slice(0, -MAX_BACKUPS)) await rm(join(folder, old));
}

exitOn(nightlyBackup(process.argv.slice(2)));
