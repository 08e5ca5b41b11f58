import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../version.ts";
import { type Installation, releaseAt, UpgradeError } from "./installation.ts";
import { checkReleaseFile, toReleaseName } from "./release-file.ts";
import { restartCms, restartWebsite } from "./restart-services.ts";
import { recordPrevious, switchBack, switchTo } from "./switch.ts";
import { removeOldReleases, unpackRelease } from "./unpack.ts";

export type Step = { name: string; run: () => Promise<void> };

/**
 * The steps of an upgrade. Interrupted anywhere, one of the two releases runs; a second run continues the upgrade.
 * A step that throws before the switch has changed nothing.
 */
export function upgradeSteps(
  installation: Installation,
  file: string,
): { before: Step[]; after: Step[] } {
  const name = toReleaseName(file);
  return {
    before: [
      { name: "check the release", run: () => checkReleaseFile(installation, file) },
      { name: "unpack the release", run: () => unpackRelease(installation, file) },
      { name: "back up", run: () => backUp(installation, name) },
      { name: "record the previous release", run: () => recordPrevious(installation, name) },
    ],
    after: [
      { name: "switch to the new release", run: () => switchTo(installation, name) },
      { name: "restart the CMS and migrate the database", run: () => restartCms(installation) },
      { name: "restart the website", run: () => restartWebsite(installation) },
      { name: "remove older releases", run: () => removeOldReleases(installation) },
    ],
  };
}

/** The steps of a rollback. It migrates nothing: the previous release works with the current database. */
export const rollbackSteps = (installation: Installation): Step[] => [
  { name: "switch to the previous release", run: () => switchBack(installation) },
  { name: "restart the CMS", run: () => restartCms(installation) },
  { name: "restart the website", run: () => restartWebsite(installation) },
];

const run = promisify(execFile);

/** Runs the backup command as the user who owns the data, while both processes run. */
async function backUp({ backups, isReal, current }: Installation, name: string): Promise<void> {
  // Interrupted after the switch and run again: the backup already exists.
  if ((await releaseAt(current)) === name) return;
  const timestamp = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "");
  const extension = process.env["BACKUP_PASSPHRASE"] ? "tar.gz.age" : "tar.gz";
  const file = join(backups, `before-${name}-${timestamp}.${extension}`);
  const [program = "", ...rest] = [
    ...(isReal ? ["runuser", "-u", "manor", "--"] : []),
    process.execPath,
    join(root, "apps/operations/backup.ts"),
  ];
  const backup = (...args: string[]) =>
    run(program, [...rest, ...args], { cwd: root }).catch((error: unknown) => {
      throw new UpgradeError(`No backup was made, so nothing was changed: ${String(error)}`);
    });
  await backup(file);
  await backup("--verify", file);
}
