import type { Editor } from "./editor.ts";
import { expectResponse } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";

/** Writes a schedule job like Payload's own drawer, for one second ago. */
export async function setSchedule(dataDir: string, relationTo: string, id: number): Promise<void> {
  const at = new Date(Date.now() - 1_000).toISOString();
  const input = { type: "publish", doc: { relationTo, value: String(id) } };
  const columns =
    "input, task_slug, queue, wait_until, total_tried, has_error, processing, updated_at, created_at";
  const values = `'${JSON.stringify(input)}', 'schedulePublish', 'default', '${at}', 0, false, false, '${at}', '${at}'`;
  await runSql(dataDir, `INSERT INTO payload_jobs (${columns}) VALUES (${values})`);
}

/** Runs all due jobs. The CMS does so every ten seconds and may have started them, so wait for the outcome. */
export const runJobs = (editor: Editor): Promise<void> =>
  expectResponse(editor.ask("GET", "payload-jobs/run"), 200);
