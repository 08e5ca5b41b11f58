import type { Outcome } from "./outcome.ts";

type FaultResult = { id: string; what: string; cases: number; wrong: string[]; seed: number };

/** What `faults/main.ts --results` wrote: each class passes as a whole, or tells its first wrong case. */
export function readFaults(results: readonly FaultResult[]): Outcome {
  const isRight = ({ cases, wrong }: FaultResult) => cases > 0 && wrong.length === 0;
  return {
    passed: results.filter(isRight).length,
    failed: results
      .filter((result) => !isRight(result))
      .map(
        ({ id, what, wrong, seed }) =>
          `faults › ${id} ${what}: ${wrong.length} wrong, such as ${wrong[0]?.split("\n")[0]} (seed ${seed})`,
      ),
    skipped: [],
    retried: [],
  };
}
