import { judgeSkips } from "./report/allowed-skips.ts";
import { nothingYet, type Outcome } from "./report/outcome.ts";
import { formatTable, type Row } from "./report/table.ts";
import { say } from "./say.ts";

export type Part = { name: string; run: () => Promise<Outcome> };

/**
 * Runs every part, whatever became of the one before, and prints one table at the end. `notes` are written below
 * it. The process ends with 1 when anything failed or a part tested nothing.
 */
export async function runParts(parts: Part[], notes: () => string[] = () => []): Promise<void> {
  const rows: Row[] = [];
  for (const { name, run } of parts) {
    say(name);
    const started = performance.now();
    const outcome = await run().catch((error: unknown) => broken(name, error));
    rows.push({
      part: name,
      outcome: judge(name, outcome),
      seconds: (performance.now() - started) / 1000,
    });
  }
  process.stdout.write(`\n${formatTable(rows, notes())}\n`);
  if (rows.some(({ outcome }) => outcome.failed.length > 0)) process.exitCode = 1;
}

function judge(name: string, outcome: Outcome): Outcome {
  const judged = judgeSkips(outcome);
  // Nothing tested is no success either.
  const isEmpty = judged.passed + judged.failed.length + judged.skipped.length === 0;
  return isEmpty ? { ...judged, failed: [`${name} › no test was run`] } : judged;
}

function broken(name: string, error: unknown): Outcome {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${text}\n`);
  return { ...nothingYet(), failed: [`${name} › ${text.split("\n")[0]}`] };
}

/** A part made of commands that pass or fail as a whole; each runs, whatever became of the one before. */
export async function runSteps(steps: Record<string, () => Promise<void>>): Promise<Outcome> {
  const outcome = nothingYet();
  for (const [name, run] of Object.entries(steps)) {
    try {
      await run();
      outcome.passed += 1;
    } catch (error) {
      outcome.failed.push(...broken(name, error).failed);
    }
  }
  return outcome;
}
