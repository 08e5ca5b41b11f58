import type { Payload, Where } from "payload";

const GRACE_MS = 60_000;

/** How many jobs should have been done by now, and how many were given up. E-mails wait for the rate limit. */
export async function countJobs(payload: Payload): Promise<{ due: number; failed: number }> {
  const moment = new Date(Date.now() - GRACE_MS).toISOString();
  const open: Where = { completedAt: { exists: false }, hasError: { not_equals: true } };
  const isDue: Where = {
    or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: moment } }],
  };
  const count = async (where: Where) =>
    (
      await payload.count({
        collection: "payload-jobs",
        where: { and: [where, { queue: { not_equals: "email" } }] },
      })
    ).totalDocs;
  return {
    due: await count({ and: [open, isDue, { createdAt: { less_than: moment } }] }),
    failed: await count({ hasError: { equals: true } }),
  };
}
