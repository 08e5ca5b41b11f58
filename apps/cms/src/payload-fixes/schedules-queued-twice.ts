import type { Payload, TypedJobs } from "payload";

const collection = "payload-jobs";

/**
 * Payload's schedules count the waiting jobs before they write one, so two processes could each write one:
 * https://github.com/payloadcms/payload/pull/18113. Here the unique key admits one waiting job, whose time this sets.
 */
export async function queueOnce(
  payload: Payload,
  job: { taskSlug: keyof TypedJobs["tasks"]; key: string },
  at: Date,
): Promise<void> {
  const waitUntil = at.toISOString();
  const where = { key: { equals: job.key } };
  // `payload.update` would write all values as it read them, and so give a job that has started its key again.
  const change = { where, data: { waitUntil }, req: {} };
  const isWaiting = async () => ((await payload.db.updateJobs(change)) ?? []).length > 0;
  if (await isWaiting()) return;
  const data = { ...job, waitUntil };
  await payload.create({ collection, data, depth: 0 }).catch(async (error: unknown) => {
    if (!(await isWaiting())) throw error;
  });
}
