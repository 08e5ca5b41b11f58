import { logProgress } from "../../scripts/log-progress.ts";
import { exitOn } from "../../scripts/run.ts";
import { readArguments } from "./upgrade/arguments.ts";
import { rollback } from "./upgrade/run-steps.ts";

/** `manor rollback`: starts the previous release again, with the current data. */
async function main(args: string[]): Promise<void> {
  const { installation } = readArguments(args);
  logProgress(`${await rollback(installation)} is running again`);
}

exitOn(main(process.argv.slice(2)));
