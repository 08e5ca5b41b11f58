import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { exitOn } from "../../scripts/run.ts";
import { say } from "../../scripts/say.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { verifyBackup } from "./backup/verify-backup.ts";
import { readOperations } from "./settings.ts";
import { version } from "./version.ts";

const KEPT = 14;
const OURS = /^manor-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz(\.age)?$/;

/** `nightly-backup.ts FOLDER`, by the timer: one backup, read to its end; the fourteen newest stay. */
async function nightlyBackup([folder = "backups"]: string[]): Promise<void> {
  const settings = readOperations(process.env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "");
  const name = `manor-${moment}.tar.gz${settings.passphrase ? ".age" : ""}`;
  await makeBackup(settings, join(folder, name), version);
  await verifyBackup(join(folder, name), settings.passphrase);
  say(`${name} is made and sound`);
  const all = (await readdir(folder)).filter((file) => OURS.test(file)).sort();
  for (const old of all.slice(0, -KEPT)) await rm(join(folder, old));
}

exitOn(nightlyBackup(process.argv.slice(2)));
