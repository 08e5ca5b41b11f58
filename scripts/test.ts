import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitOn, run, runScript } from "./run.ts";
import { say } from "./say.ts";
import { readPlaywright, readVitest } from "./test-report.ts";

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
  const reports = [
    readVitest(vitestResults),
    ...Object.values(playwrightResults).map((file) => readPlaywright(file)),
  ];
  const sum = (name: "passed" | "skipped") =>
    reports.reduce((total, report) => total + report[name], 0);
  const failedTests = reports.flatMap((report) => report.failed);
  // At the very end: of a long log often only the tail can be read.
  print("Failed steps", failedSteps);
  print(
    "Passed only when tried again",
    reports.flatMap((report) => report.retried),
  );
  print("Failed tests", failedTests);
  const failed = Math.max(failedTests.length, failedSteps.length);
  process.stdout.write(`${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped\n`);
  if (failed > 0) process.exitCode = 1;
}

function print(heading: string, lines: string[]): void {
  process.stdout.write(`\n${heading}: ${lines.length}\n`);
  for (const line of lines) process.stdout.write(`  ${line.slice(0, 300)}\n`);
}

exitOn(test());
