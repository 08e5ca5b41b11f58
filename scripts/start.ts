import { build } from "./build.ts";
import { exitOn } from "./run.ts";
import { runBoth } from "./run-both.ts";

/** Builds what is missing, then runs content host and site together. */
async function start(): Promise<void> {
  await build();
  await runBoth();
}

exitOn(start());
