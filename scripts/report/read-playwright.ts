import { nothingYet, type Outcome } from "./outcome.ts";

type Suite = {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
};

/** What we need of Playwright's JSON report. */
export type PlaywrightReport = {
  config?: { rootDir?: string };
  suites: Suite[];
  errors: { message?: string }[];
};

/** `folder` is where the report's file names start, as seen from the repository. */
export function readPlaywright(report: PlaywrightReport, folder: string): Outcome {
  const outcome = nothingYet();
  for (const { spec, test } of testsOf(report)) {
    const title = `${folder}/${spec.file} › ${spec.title}`;
    if (test.status === "expected") outcome.passed += 1;
    else if (test.status === "flaky") {
      outcome.passed += 1;
      outcome.retried.push(title);
    } else if (test.status === "skipped") outcome.skipped.push(title);
    else outcome.failed.push(title);
  }
  for (const { message } of report.errors)
    outcome.failed.push(`${folder} › ${(message ?? "an error outside of a test").split("\n")[0]}`);
  return outcome;
}

/** Milliseconds that the workers spent on tests, tries that failed included. */
export const workOf = (report: PlaywrightReport): number =>
  testsOf(report)
    .flatMap(({ test }) => test.results)
    .reduce((sum, result) => sum + result.duration, 0);

function testsOf(report: PlaywrightReport) {
  const specsOf = (suite: Suite): NonNullable<Suite["specs"]> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  return report.suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
}
