import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { childEnv, repository } from "./run.ts";
import { say } from "./say.ts";

const results = mkdtempSync(join(tmpdir(), "manor-test-"));
/** Each step runs, also after a failed one. */
const steps = {
  build: "node scripts/build.ts",
  vitest: `vitest run --reporter=default --reporter=json --outputFile.json=${results}/vitest.json`,
  journeys: "playwright test --reporter=list,json",
  viewer: "playwright test -c packages/lightbox --reporter=list,json",
};

const passed: string[] = [];
const failed: string[] = [];
const retried: string[] = [];
const skipped: string[] = [];
/** The words of Vitest and of Playwright; all others mean that a test was skipped. */
const lists = new Map(
  Object.entries({ passed, expected: passed, failed, unexpected: failed, flaky: retried }),
);

function note(status: string, ...parts: (string | undefined)[]): void {
  const line = parts.map((part = "") => stripVTControlCharacters(part).trim().split("\n")[0]);
  (lists.get(status) ?? skipped).push(line.filter(Boolean).join(" › ").slice(0, 300));
}

type Failure = { message?: string };
/** Any part of a report: of Vitest's a file, of Playwright's the whole or a test in a file. */
type Part = Partial<{
  name: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  status: string;
  message: string;
  stats: object;
  errors: Failure[];
  file: string;
  line: number;
  title: string;
  tests: { projectName: string; status: string; results: { error?: Failure }[] }[];
}>;

function noteTests(_: string, value: unknown): unknown {
  const { name = "", assertionResults, status, message, ...part } = Object(value) as Part;
  const path = relative(repository, name);
  for (const test of assertionResults ?? [])
    note(test.status, path, test.fullName, test.failureMessages[0]);
  // The file did not load, or a hook of it failed.
  if (status === "failed" && assertionResults?.every((test) => test.status !== "failed"))
    note("failed", path, message);
  for (const test of (part.line && part.tests) || []) {
    const error = test.results.find((result) => result.error)?.error?.message;
    note(test.status, `${part.file}:${part.line}`, `${part.title} ${test.projectName}`, error);
  }
  // Playwright could not run all of its tests.
  if (part.stats) for (const error of part.errors ?? []) note("failed", error.message);
  return value;
}

const failedSteps: string[] = [];
for (const [name, command] of Object.entries(steps)) {
  say(name);
  const file = join(results, `${name}.json`);
  const env = { ...childEnv(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const stdio = ["ignore" as const, "inherit" as const, "inherit" as const];
  const { status } = spawnSync(command, { cwd: repository, env, shell: true, stdio });
  if (status !== 0) failedSteps.push(name);
  if (existsSync(file)) JSON.parse(readFileSync(file, "utf8"), noteTests);
}
const print = (heading: string, list: string[]) =>
  process.stdout.write(`\n${[`${heading}: ${list.length}`, ...list].join("\n  ")}\n`);
// At the very end: of a long log often only the tail can be read.
print("Failed steps", failedSteps);
print("Passed only when tried again", retried);
print("Failed tests", failed);
const failures = Math.max(failed.length, failedSteps.length);
process.stdout.write(
  `${passed.length + retried.length} passed, ${failures} failed, ${skipped.length} skipped\n`,
);
if (failures > 0) process.exitCode = 1;
