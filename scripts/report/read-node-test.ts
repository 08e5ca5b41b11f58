import { nothingYet, type Outcome } from "./outcome.ts";

type Ended = { title: string; isPassed: boolean; isSkipped: boolean };

/** Reads what `node-test-reporter.ts` wrote. */
export function readNodeTest(lines: string): Outcome {
  const outcome = nothingYet();
  for (const line of lines.split("\n").filter(Boolean)) {
    const { title, isPassed, isSkipped }: Ended = JSON.parse(line);
    if (!isPassed) outcome.failed.push(title);
    else if (isSkipped) outcome.skipped.push(title);
    else outcome.passed += 1;
  }
  return outcome;
}
