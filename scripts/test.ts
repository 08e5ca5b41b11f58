import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.ts";
import { logProgress } from "./log-progress.ts";
import { childEnv, exitOn, repository } from "./run.ts";
import { installPackages, requireChromium } from "./system-packages.ts";

const results = mkdtempSync(join(tmpdir(), "manor-test-"));
/** All steps run, also after a failure. */
const steps = {
  // `.ci/run` also runs the tests with this tag.
  journeys: "playwright test --grep-invert @slow --reporter=list,json",
  // The tests of the specification. The package's own are `npm test -w photo-lightbox`.
  viewer: "playwright test -c packages/lightbox --grep '\\[A' --reporter=list,json",
  // Last: its report omits errors outside tests, so the end of the log must show them.
  vitest: `vitest run --reporter=default --reporter=json --outputFile.json=${results}/vitest.json`,
};

const count = { passed: 0, failed: 0, retried: 0, skipped: 0 };
// Printed last, because CI often shows only the end of a log.
const failures: string[] = [];

function runStep(name: string, command: string): void {
  logProgress(name);
  const file = join(results, `${name}.json`);
  const env = { ...childEnv(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { status } = spawnSync(command, { cwd: repository, env, shell: true, stdio: "inherit" });
  if (status !== 0) failures.push(`${name} ended with ${status}`);
  if (!existsSync(file)) return;
  const { stats, ...report } = JSON.parse(readFileSync(file, "utf8"), (_, part) => {
    // Vitest reports `fullName`, or `message` for a failed hook; Playwright reports `file`.
    if (part?.status === "failed" && part.fullName) failures.push(part.fullName);
    if (part?.status === "failed" && part.message) failures.push(`${part.name} ${part.message}`);
    if (part?.ok === false && part.file) failures.push(`${part.file}:${part.line} ${part.title}`);
    return part;
  });
  count.passed += stats?.expected ?? report.numPassedTests;
  count.failed += stats?.unexpected ?? report.numFailedTests;
  count.retried += stats?.flaky ?? 0;
  count.skipped += stats?.skipped ?? report.numPendingTests;
}

async function runTests(): Promise<void> {
  requireChromium();
  // The build needs no system packages.
  await Promise.all([installPackages("tests"), build()]);
  for (const [name, command] of Object.entries(steps)) runStep(name, command);
  const counts = Object.entries(count).map(([what, number]) => `${number} ${what}`);
  process.stdout.write(`${failures.join("\n")}\n\n${counts.join(", ")}\n`);
  if (failures.length > 0) process.exitCode = 1;
}

exitOn(runTests());
