import { relative } from "node:path";
import { logProgress } from "../../scripts/log-progress.ts";
import { exitOn } from "../../scripts/run.ts";
import { applyPlan, undoRun } from "./wordpress/apply-plan.ts";
import { type ImportArguments, readArguments } from "./wordpress/arguments.ts";
import { OldSite } from "./wordpress/old-site/old-site.ts";
import { deleteStored, StoredAnswers, storedFolder } from "./wordpress/old-site/stored-answers.ts";
import { makePlan, type PlanOptions } from "./wordpress/plan/make-plan.ts";
import { summaryLine } from "./wordpress/plan/plan.ts";
import { readRules } from "./wordpress/plan/read-rules.ts";
import { openRecordsFile } from "./wordpress/records/records-file.ts";
import { writeReport, writeSummary } from "./wordpress/report/write-report.ts";

/**
 * `npm run import:wordpress -- export.xml --from https://old.school.example` plans what becomes of a WordPress site.
 * `--apply` also writes it into the CMS; `--undo RUN` moves what a run wrote to the trash.
 */
async function importWordPress(args: string[]): Promise<void> {
  const parsed = readArguments(args);
  if ("undo" in parsed) await undoRun(parsed.undo);
  else if (parsed.isApplied) await applyPlan(parsed);
  else await plan(parsed);
}

async function plan(parsed: ImportArguments): Promise<void> {
  const { files, from, plan: path, records, summary } = parsed;
  const rules = await readRules(path);
  const onProgress = (items: number): void => logProgress(`${items} items`);
  const file = records === undefined ? undefined : openRecordsFile(records, from);
  const made = await makePlan({
    files,
    from,
    rules,
    onProgress,
    oldSite: openOldSite(parsed),
    ...(file && { onItem: file.write }),
  });
  file?.close();
  const written = await writeReport(path, made);
  if (summary !== undefined) await writeSummary(summary, made);
  for (const warning of made.warnings) console.warn(warning);
  console.log(`Plan and report: ${written.map((name) => relative(".", name)).join(", ")}`);
  if (!file) console.log("Nothing was written to the CMS. Pictures are listed, not fetched.");
  console.log(summaryLine(made.summary));
}

function openOldSite({ from, plan: path, oldSite }: ImportArguments): PlanOptions["oldSite"] {
  if (oldSite === "none") return deleteStored(path);
  const stored = new StoredAnswers(storedFolder(path));
  if (oldSite === "stored") return { stored };
  const onProgress = (done: number, all: number): void => {
    if (done % 20 === 0 || done === all) logProgress(`${done} of ${all} pages of the old site`);
  };
  return { stored, site: new OldSite(from), onProgress };
}

exitOn(importWordPress(process.argv.slice(2)));
