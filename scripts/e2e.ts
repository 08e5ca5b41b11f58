import { build } from "./build.ts";
import { exitOn, run } from "./run.ts";
import { runParts } from "./run-parts.ts";
import { ensureSystemPackages } from "./system-packages.ts";
import * as parts from "./test-parts.ts";

/** Everything that needs a browser or a running host; or, with arguments, what Playwright is told to run. */
async function e2e(args: string[]): Promise<void> {
  if (args.length > 0) {
    await ensureSystemPackages();
    await build();
    return run("playwright", ["test", ...args]);
  }
  await runParts(
    [
      parts.system,
      parts.builds("site", "content host"),
      parts.journeys,
      parts.lightbox,
      parts.contentHost,
    ],
    parts.timeOfJourneys,
  );
}

exitOn(e2e(process.argv.slice(2)));
