import { relative } from "node:path";
import { logProgress } from "../../../scripts/log-progress.ts";
import type { ImportArguments } from "./arguments.ts";
import { OldSite } from "./old-site/old-site.ts";
import { deleteStored, StoredAnswers, storedFolder } from "./old-site/stored-answers.ts";
import { makePlan, type PlanOptions } from "./plan/make-plan.ts";
import { summaryLine } from "./plan/plan.ts";
import { readRules } from "./plan/read-rules.ts";
import { openRecordsFile } from "./records/records-file.ts";
import { writeReport, writeSummary } from "./report/write-report.ts";

/** Writes the plan with its report, and the records when the arguments name a file for them. */
export async function writePlan(parsed: ImportArguments): Promise<void> {
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
