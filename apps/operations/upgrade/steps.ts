import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../version.ts";
import { type Installation, releaseAt, UpgradeError } from "./installation.ts";
import { checkReleaseFile, toReleaseName } from "./release-file.ts";
import { restartCms, restartWebsite } from "./restart-services.ts";
import { recordPrevious, switchBack, switchTo } from "./switch.ts";
import { removeOldReleases, unpackRelease } from "./unpack.ts";

export type Step = { name: string; run: () => Promise<void> };

/** Interrupted anywhere, one of the two releases runs, and a second run continues the upgrade. */
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
      { name: "write users and units", run: () => configureNew(installation, name) },
      { name: "restart the CMS and migrate the database", run: () => restartCms(installation) },
      { name: "restart the website", run: () => restartWebsite(installation) },
      { name: "remove older releases", run: () => removeOldReleases(installation) },
    ],
  };
}

/** The units come first: a release works with the units of its predecessor, but not of its successor. */
export const rollbackSteps = (installation: Installation): Step[] => [
  { name: "write users and units", run: () => configurePrevious(installation) },
  { name: "switch to the previous release", run: () => switchBack(installation) },
  { name: "restart the CMS", run: () => restartCms(installation) },
  { name: "restart the website", run: () => restartWebsite(installation) },
];

const run = promisify(execFile);

/** The script of the newer release writes the units of the older one, too. */
const configureNew = ({ releases, root: machine }: Installation, name: string): Promise<void> =>
  configure(machine, join(releases, name), join(releases, name));

const configurePrevious = async ({ former, root: machine }: Installation): Promise<void> =>
  configure(machine, root, await realpath(former));

async function configure(machine: string, scripts: string, release: string): Promise<void> {
  const script = join(scripts, "deploy/install");
  const place = machine === "/" ? [] : ["--root", machine];
  await run(script, ["--units-of", release, ...place]).catch((error: unknown) => {
    throw new UpgradeError(`The units of ${basename(release)} were not written: ${String(error)}`);
  });
}

async function backUp({ backups, current }: Installation, name: string): Promise<void> {
  // Interrupted after the switch and run again: the backup already exists.
  if ((await releaseAt(current)) === name) return;
  const timestamp = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "");
  const extension = process.env["BACKUP_PASSPHRASE"] ? "tar.gz.age" : "tar.gz";
  const file = join(backups, `before-${name}-${timestamp}.${extension}`);
  const command = join(root, "apps/operations/backup.ts");
  const backup = (...args: string[]) =>
    run(process.execPath, [command, ...args], { cwd: root }).catch((error: unknown) => {
      throw new UpgradeError(`No backup was made, so nothing was changed: ${String(error)}`);
    });
  await backup(file);
  await backup("--verify", file);
}
