import { nothingYet, type Outcome } from "./outcome.ts";

/** What we need of Vitest's JSON report. */
export type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

export function readVitest(report: VitestReport, folder: string): Outcome {
  const outcome = nothingYet();
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = name.replace(`${folder}/`, "");
    for (const test of assertionResults) {
      const title = `${file} › ${test.fullName.trim()}`;
      if (test.status === "passed") outcome.passed += 1;
      else if (test.status === "failed") outcome.failed.push(title);
      else outcome.skipped.push(title);
    }
    // A file that cannot even be loaded has no tests, and must not look like a file that passed.
    if (status === "failed" && !assertionResults.some((test) => test.status === "failed"))
      outcome.failed.push(`${file} › ${(message ?? "could not be loaded").split("\n")[0]}`);
  }
  return outcome;
}
