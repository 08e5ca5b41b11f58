import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitOn, run, runScript } from "./run.ts";
import { say } from "./say.ts";

const results = mkdtempSync(join(tmpdir(), "manor-test-"));
const vitestResults = join(results, "vitest.json");
const playwrightResults = {
  website: join(results, "website.json"),
  viewer: join(results, "viewer.json"),
};

/** Everything that must be true before a change lands: each step runs, also after a failed one. */
const steps: Record<string, () => Promise<void>> = {
  build: () => runScript("scripts/build.ts"),
  // Also writes the types of the routes, which lint reads.
  types: () => run("npm", ["run", "--silent", "types"]),
  lint: () => run("npm", ["run", "--silent", "lint"]),
  migrations: () => run("npm", ["run", "--silent", "check:migrations"]),
  vitest: () =>
    run("vitest", [
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${vitestResults}`,
    ]),
  journeys: () => playwright(playwrightResults.website),
  viewer: () => playwright(playwrightResults.viewer, "-c", "packages/lightbox"),
};

function playwright(results: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results };
  return run("playwright", ["test", ...args, "--reporter=list,json"], { env });
}

async function test(): Promise<void> {
  const failedSteps: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    say(name);
    await step().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      failedSteps.push(name);
    });
  }
  const units = read(vitestResults);
  const browser = Object.values(playwrightResults).map((file) => read(file).stats);
  const sum = (name: string) => browser.reduce((total, stats) => total + stats[name], 0);
  const passed = units.numPassedTests + sum("expected") + sum("flaky");
  const failed = Math.max(units.numFailedTests + sum("unexpected"), failedSteps.length);
  const skipped = units.numPendingTests + sum("skipped");
  if (failedSteps.length > 0) process.stdout.write(`\nFailed steps: ${failedSteps.join(", ")}\n`);
  process.stdout.write(`\nPassed only when tried again: ${sum("flaky")}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  if (failed > 0) process.exitCode = 1;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

exitOn(test());
