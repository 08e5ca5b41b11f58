import assert from "node:assert/strict";
import type { Editor } from "./editor.ts";
import { runSql } from "./run-sql.ts";

/** Writes a schedule job like Payload's own drawer: for one second ago, or for another time. */
export async function setSchedule(
  dataDir: string,
  input: object,
  at = new Date(Date.now() - 1_000).toISOString(),
): Promise<void> {
  const columns =
    "input, task_slug, queue, wait_until, total_tried, has_error, processing, updated_at, created_at";
  const values = `'${JSON.stringify(input)}', 'schedulePublish', 'default', '${at}', 0, false, false, '${at}', '${at}'`;
  await runSql(dataDir, `INSERT INTO payload_jobs (${columns}) VALUES (${values})`);
}

/** Runs all due jobs. The CMS does so every ten seconds and may have started them, so wait for the outcome. */
export async function runJobs(editor: Editor): Promise<void> {
  assert.equal((await editor.ask("GET", "payload-jobs/run")).status, 200);
}
