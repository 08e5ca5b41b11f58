import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { retention } from "@manor/content-api/retention";
import { logProgress } from "../../scripts/log-progress.ts";
import { exitOn } from "../../scripts/run.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { verifyBackup } from "./backup/verify-backup.ts";
import { readOperationsSettings } from "./settings.ts";
import { version } from "./version.ts";

const MAX_AGE_MS = retention.backupDays * 86_400_000;
/** A nightly backup, or one of an upgrade. */
const BACKUP_NAME =
  /^(?:manor|before-manor-.+)-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz(?:\.age)?$/;

/** Run by the timer: makes and verifies a backup, and deletes those that are fourteen days old. */
async function nightlyBackup([folder = "backups"]: string[]): Promise<void> {
  const settings = readOperationsSettings(process.env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const timestamp = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "");
  const name = `manor-${timestamp}.tar.gz${settings.passphrase ? ".age" : ""}`;
  await makeBackup(settings, join(folder, name), version);
  await verifyBackup(join(folder, name), settings.passphrase);
  logProgress(`${name} is saved and verified`);
  const oldest = Date.now() - MAX_AGE_MS;
  const old = (await readdir(folder)).filter((file) => (readTime(file) ?? oldest) < oldest);
  for (const file of old) await rm(join(folder, file));
}

/** When a backup was made, from its name; `undefined` for another file. Restoring or copying changes a file's date. */
function readTime(file: string): number | undefined {
  const [, day, hour, minute, second] = BACKUP_NAME.exec(file) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

exitOn(nightlyBackup(process.argv.slice(2)));
