import { resolve } from "node:path";
import { logProgress } from "../../scripts/log-progress.ts";
import { exitOn } from "../../scripts/run.ts";
import { readArguments } from "./upgrade/arguments.ts";
import { UpgradeError } from "./upgrade/installation.ts";
import { toReleaseName } from "./upgrade/release-file.ts";
import { upgrade } from "./upgrade/run-steps.ts";

/** `manor upgrade FILE`: installs the tarball of a release; its checksum file is next to it. */
async function main(args: string[]): Promise<void> {
  const { installation, file } = readArguments(args);
  if (!file) throw new UpgradeError("The tarball is missing: manor upgrade FILE.");
  await upgrade(installation, resolve(file));
  logProgress(`${toReleaseName(file)} is running. To go back: manor rollback`);
}

exitOn(main(process.argv.slice(2)));
