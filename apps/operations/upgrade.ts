import { resolve } from "node:path";
import { exitOn } from "../../scripts/run.ts";
import { say } from "../../scripts/say.ts";
import { readArguments } from "./upgrade/arguments.ts";
import { NotUpgradedError } from "./upgrade/place.ts";
import { nameOf } from "./upgrade/release-file.ts";
import { upgrade } from "./upgrade/run-steps.ts";

/** `manor upgrade FILE`: the tarball of a release, with its checksum file. */
async function main(args: string[]): Promise<void> {
  const { place, what } = readArguments(args);
  if (!what) throw new NotUpgradedError("Name the tarball of the release: manor upgrade FILE.");
  await upgrade(place, resolve(what));
  say(`${nameOf(what)} serves now. To go back: manor rollback`);
}

exitOn(main(process.argv.slice(2)));
