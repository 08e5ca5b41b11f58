import { exitOn } from "../../scripts/run.ts";
import { applyPlan, undoRun } from "./wordpress/apply-plan.ts";
import { readArguments } from "./wordpress/arguments.ts";

/**
 * `npm run import:wordpress -- export.xml --from https://old.school.example` plans what becomes of a WordPress site.
 * `--apply` also writes it into the CMS; `--undo RUN` moves what a run wrote to the trash.
 */
async function importWordPress(args: string[]): Promise<void> {
  const parsed = readArguments(args);
  if ("undo" in parsed) await undoRun(parsed.undo);
  else if (parsed.isApplied) await applyPlan(parsed);
  else {
    // A process that only waits for the others does not need the memory of these modules.
    const { writePlan } = await import("./wordpress/write-plan.ts");
    await writePlan(parsed);
  }
}

exitOn(importWordPress(process.argv.slice(2)));
