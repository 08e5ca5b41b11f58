import type { SpawnOptions } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Outcome } from "./report/outcome.ts";
import { readNodeTest } from "./report/read-node-test.ts";
import { readPlaywright } from "./report/read-playwright.ts";
import { CommandFailedError, repository, run } from "./run.ts";

/** What the runners write for us, apart from what they show to people. */
const results = mkdtempSync(join(tmpdir(), "manor-test-"));
export const inResults = (name: string): string => join(results, name);

export function runPlaywright(results: string, folder: string, args: string[]): Promise<Outcome> {
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: inResults(results),
    TIME_NOTES: inResults("time-notes.jsonl"),
  };
  return runAndRead({
    program: "playwright",
    args: ["test", ...args, "--reporter=list,json"],
    options: { env },
    results,
    read: (text) => readPlaywright(JSON.parse(text), folder),
  });
}

/** `atOnce` files run side by side: more than one only where each has its own processes and stores. */
export const runNodeTests = (
  folder: string,
  files: string,
  results: string,
  atOnce = 1,
): Promise<Outcome> =>
  runAndRead({
    program: process.execPath,
    args: [
      "--test",
      `--test-concurrency=${atOnce}`,
      "--test-reporter=spec",
      "--test-reporter-destination=stdout",
      `--test-reporter=${resolve(import.meta.dirname, "report/node-test-reporter.ts")}`,
      `--test-reporter-destination=${inResults(results)}`,
      files,
    ],
    options: { cwd: resolve(repository, folder) },
    results,
    read: readNodeTest,
  });

type Runner = {
  program: string;
  args: string[];
  options?: SpawnOptions;
  /** The file that it writes, and what that says. */
  results: string;
  read: (text: string) => Outcome;
};

/** Runs a test runner to its end and reads its results, red or green. One that fails without a red test is red too. */
export async function runAndRead(runner: Runner): Promise<Outcome> {
  const { program, args, options, results, read } = runner;
  const failure = await run(program, args, options).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure !== undefined && !(failure instanceof CommandFailedError)) throw failure;
  if (!existsSync(inResults(results))) throw failure ?? new Error(`${program} wrote no results`);
  const outcome = read(readFileSync(inResults(results), "utf8"));
  if (failure && outcome.failed.length === 0)
    outcome.failed.push(`${program} ended with ${failure.code}, though no test failed`);
  return outcome;
}
