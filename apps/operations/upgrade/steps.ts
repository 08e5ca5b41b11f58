import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../version.ts";
import { NotUpgradedError, type Place, releaseAt } from "./place.ts";
import { checkReleaseFile, nameOf } from "./release-file.ts";
import { noteFormer, switchBack, switchTo } from "./switch.ts";
import { takeUpHost, takeUpSite } from "./take-up.ts";
import { removeOthers, unpackBeside } from "./unpack.ts";

export type Step = { name: string; run: () => Promise<void> };

/**
 * What an upgrade does, in this order. Cut off anywhere, one release or the other serves; done again from the start,
 * it goes on where it was. What throws before the switch has changed nothing.
 */
export function upgradeSteps(place: Place, file: string): { before: Step[]; after: Step[] } {
  const name = nameOf(file);
  return {
    before: [
      { name: "look at the release", run: () => checkReleaseFile(place, file) },
      { name: "unpack it beside", run: () => unpackBeside(place, file) },
      { name: "back up", run: () => backUp(place, name) },
      { name: "note the former release", run: () => noteFormer(place, name) },
    ],
    after: [
      { name: "switch", run: () => switchTo(place, name) },
      { name: "start its host, which migrates", run: () => takeUpHost(place) },
      { name: "start its site", run: () => takeUpSite(place) },
      { name: "remove older releases", run: () => removeOthers(place) },
    ],
  };
}

/** What a rollback does. Nothing is unpacked or migrated: the former release knows the database as it is now. */
export const rollbackSteps = (place: Place): Step[] => [
  { name: "switch back", run: () => switchBack(place) },
  { name: "start its host", run: () => takeUpHost(place) },
  { name: "start its site", run: () => takeUpSite(place) },
];

const run = promisify(execFile);

/** By the command that everybody uses, as the user to whom the data belongs, while both processes run. */
async function backUp({ backups, isReal, current }: Place, name: string): Promise<void> {
  // Cut off after the switch and begun again: the backup of before it is there.
  if ((await releaseAt(current)) === name) return;
  const moment = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "");
  const end = process.env["BACKUP_PASSPHRASE"] ? "tar.gz.age" : "tar.gz";
  const file = join(backups, `before-${name}-${moment}.${end}`);
  const [program = "", ...rest] = [
    ...(isReal ? ["runuser", "-u", "manor", "--"] : []),
    process.execPath,
    join(root, "apps/operations/backup.ts"),
  ];
  const backup = (...args: string[]) =>
    run(program, [...rest, ...args], { cwd: root }).catch((error: unknown) => {
      throw new NotUpgradedError(`No backup was made, so nothing was changed: ${String(error)}`);
    });
  await backup(file);
  await backup("--verify", file);
}
