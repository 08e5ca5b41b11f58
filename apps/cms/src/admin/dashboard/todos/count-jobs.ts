import type { Payload, Where } from "payload";
import { countRecords } from "../../../database/find-records.ts";

const GRACE_MS = 60_000;

/** E-mails are never overdue, because the rate limit delays them. */
export async function countJobs(payload: Payload): Promise<{ due: number; failed: number }> {
  const since = new Date(Date.now() - GRACE_MS).toISOString();
  const open: Where = { completedAt: { exists: false }, hasError: { not_equals: true } };
  const isDue: Where = {
    or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: since } }],
  };
  const count = (where: Where) =>
    countRecords(payload, "payload-jobs", { and: [where, { queue: { not_equals: "email" } }] });
  return {
    due: await count({ and: [open, isDue, { createdAt: { less_than: since } }] }),
    failed: await count({ hasError: { equals: true } }),
  };
}
