import type { Payload, Where } from "payload";

const GRACE_MS = 60_000;

/**
 * The number of overdue and of failed jobs. E-mails are excluded from the first, because the rate limit delays them.
 */
export async function countJobs(payload: Payload): Promise<{ due: number; failed: number }> {
  const since = new Date(Date.now() - GRACE_MS).toISOString();
  const open: Where = { completedAt: { exists: false }, hasError: { not_equals: true } };
  const isDue: Where = {
    or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: since } }],
  };
  const count = async (where: Where) =>
    (
      await payload.count({
        collection: "payload-jobs",
        where: { and: [where, { queue: { not_equals: "email" } }] },
      })
    ).totalDocs;
  return {
    due: await count({ and: [open, isDue, { createdAt: { less_than: since } }] }),
    failed: await count({ hasError: { equals: true } }),
  };
}
