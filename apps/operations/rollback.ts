import { exitOn } from "../../scripts/run.ts";
import { say } from "../../scripts/say.ts";
import { readArguments } from "./upgrade/arguments.ts";
import { rollback } from "./upgrade/run-steps.ts";

/** `manor rollback`: starts the previous release again, with the current data. */
async function main(args: string[]): Promise<void> {
  const { installation } = readArguments(args);
  say(`${await rollback(installation)} is running again`);
}

exitOn(main(process.argv.slice(2)));
