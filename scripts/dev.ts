import { build } from "./build.ts";
import { exitOn } from "./run.ts";
import { runBoth } from "./run-both.ts";

/** The content host as it was built, and the site from its sources with hot reload. */
async function dev(): Promise<void> {
  await build("content host");
  await runBoth(["--dev"]);
}

exitOn(dev());
