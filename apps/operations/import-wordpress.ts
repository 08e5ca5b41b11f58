import { relative } from "node:path";
import { logProgress } from "../../scripts/log-progress.ts";
import { exitOn } from "../../scripts/run.ts";
import { readArguments } from "./wordpress/arguments.ts";
import { makePlan } from "./wordpress/plan/make-plan.ts";
import { summaryLine } from "./wordpress/plan/plan.ts";
import { readRules } from "./wordpress/plan/read-rules.ts";
import { writeReport } from "./wordpress/report/write-report.ts";

/**
 * `npm run import:wordpress -- export.xml --from https://old.school.example` plans what becomes of a WordPress site.
 * It writes the plan and its report, and nothing to the CMS.
 */
async function importWordPress(args: string[]): Promise<void> {
  const { files, from, plan: path } = readArguments(args);
  const rules = await readRules(path);
  const onProgress = (items: number): void => logProgress(`${items} items`);
  const plan = await makePlan({ files, from, rules, onProgress });
  const written = await writeReport(path, plan);
  for (const warning of plan.warnings) console.warn(warning);
  console.log(`Plan and report: ${written.map((file) => relative(".", file)).join(", ")}`);
  console.log("Nothing was written to the CMS. Pictures are listed, not fetched.");
  console.log(summaryLine(plan.summary));
}

exitOn(importWordPress(process.argv.slice(2)));
