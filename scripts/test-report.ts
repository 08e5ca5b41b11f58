import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { repository } from "./run.ts";

/** What a test program reports, with a line for each test that failed or passed only when retried. */
export type Report = { passed: number; skipped: number; failed: string[]; retried: string[] };

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};
type PlaywrightSpec = {
  file: string;
  line: number;
  title: string;
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
};

const lineOf = (file: string, title: string, error = ""): string => {
  const [first = ""] = stripVTControlCharacters(error).trim().split("\n");
  return [file, title, first].filter(Boolean).join(" › ");
};

/** A program that crashed before its report has failed as a step. */
const read = (file: string, reviver?: (key: string, value: unknown) => unknown) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8"), reviver) : {};

export function readVitest(file: string): Report {
  const { numPassedTests = 0, numPendingTests = 0, testResults = [] } = read(file);
  const failed = testResults.flatMap(({ name, status, message, assertionResults }: VitestFile) => {
    const path = relative(repository, name);
    const lines = assertionResults
      .filter((result) => result.status === "failed")
      .map((result) => lineOf(path, result.fullName, result.failureMessages[0]));
    // The file did not load, or a hook of it failed.
    return status === "failed" && lines.length === 0 ? [lineOf(path, "", message)] : lines;
  });
  return { passed: numPassedTests, skipped: numPendingTests, failed, retried: [] };
}

export function readPlaywright(file: string): Report {
  const specs: PlaywrightSpec[] = [];
  const { stats = { expected: 0, flaky: 0, skipped: 0 }, errors = [] } = read(file, (_, value) => {
    if (value instanceof Object && "tests" in value) specs.push(value as PlaywrightSpec);
    return value;
  });
  const linesOf = (wanted: string) =>
    specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => {
          const error = results.find((result) => result.error)?.error?.message;
          return lineOf(`${file}:${line}`, `${title} ${projectName}`.trim(), error);
        }),
    );
  const crashes = errors.map(({ message }: { message?: string }) => lineOf("", "", message));
  const failed = [...linesOf("unexpected"), ...crashes];
  const passed = stats.expected + stats.flaky;
  return { passed, skipped: stats.skipped, failed, retried: linesOf("flaky") };
}
