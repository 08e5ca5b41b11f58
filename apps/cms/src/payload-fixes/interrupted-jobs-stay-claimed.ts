import type { Payload } from "payload";
import { postgresPool } from "../shared-state/postgres-pool.ts";

/**
 * A job of a killed process stays marked as being processed and never runs again:
 * https://github.com/payloadcms/payload/issues/17645. On SQLite there is one process, so jobs that are marked at the
 * start were interrupted. On Postgres, jobs-claimed-twice.ts releases them.
 */
export async function releaseInterrupted(payload: Payload): Promise<void> {
  if (postgresPool()) return;
  await payload.update({
    collection: "payload-jobs",
    where: { processing: { equals: true }, completedAt: { exists: false } },
    data: { processing: false },
    depth: 0,
  });
}
