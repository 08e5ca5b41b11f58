import { exitOn } from "../../scripts/run.ts";
import { say } from "../../scripts/say.ts";
import { readArguments } from "./upgrade/arguments.ts";
import { rollback } from "./upgrade/run-steps.ts";

/** `manor rollback`: the release before the current one serves again, with the data as they are now. */
async function main(args: string[]): Promise<void> {
  const { place } = readArguments(args);
  say(`${await rollback(place)} serves again`);
}

exitOn(main(process.argv.slice(2)));
