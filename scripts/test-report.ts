import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { repository } from "./run.ts";

/** What the report of a test program says, with a line for each test that failed or passed only when retried. */
export type Report = {
  passed: number;
  skipped: number;
  failed: string[];
  retried: string[];
};

type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type Suite = {
  suites?: Suite[];
  title: string;
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; skipped: number };
  suites: Suite[];
  errors: { message?: string }[];
};

const nothing = (): Report => ({ passed: 0, skipped: 0, failed: [], retried: [] });

const line = (file: string, title: string, error = ""): string => {
  const [first = ""] = stripVTControlCharacters(error).trim().split("\n");
  return [file, title, first].filter(Boolean).join(" › ");
};

/** A program that crashed before it wrote its report has failed as a step; there is nothing to add here. */
export function readVitest(file: string): Report {
  if (!existsSync(file)) return nothing();
  const report: VitestReport = JSON.parse(readFileSync(file, "utf8"));
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(repository, name);
    const lines = assertionResults
      .filter((result) => result.status === "failed")
      .map((result) => line(path, result.fullName, result.failureMessages[0]));
    // The file did not load, or a hook of it failed.
    return status === "failed" && lines.length === 0 ? [line(path, "", message)] : lines;
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failed, retried: [] };
}

export function readPlaywright(file: string): Report {
  if (!existsSync(file)) return nothing();
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  const tests = suites.flatMap((suite) => testsIn(suite));
  const linesOf = (wanted: string) =>
    tests.filter(({ status }) => status === wanted).map(({ text }) => text);
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: [...linesOf("unexpected"), ...errors.map(({ message }) => line("", "", message))],
    retried: linesOf("flaky"),
  };
}

function testsIn(suite: Suite, titles: string[] = []): { status: string; text: string }[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const error = results.find((result) => result.error)?.error?.message;
      const name = [...titles, title].join(" › ");
      return { status, text: line(file, `${name}${projectName && ` [${projectName}]`}`, error) };
    }),
  );
  const inner = (suite.suites ?? []).flatMap((one) => testsIn(one, [...titles, one.title]));
  return [...own, ...inner];
}
