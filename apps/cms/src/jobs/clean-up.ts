import type { Payload, TaskConfig } from "payload";
import { shortenAddresses } from "../audit-log/shorten-addresses.ts";
import { config } from "../host-config.ts";
import { clearInbox } from "../inbox/clear-inbox.ts";
import { clearSubscribers } from "../newsletter/clear-subscribers.ts";
import { resumeNewsletters } from "../newsletter/send-newsletter.ts";
import { clearLimits } from "../processes/change-in-database.ts";
import { sharedPool } from "../processes/shared-pool.ts";
import { clearTrash } from "../withdrawals/clear-trash.ts";

const key = "clean-up";
const collection = "payload-jobs";
const HOUR_MS = 3_600_000;
const KEEP_FAILED_MS = 30 * 24 * HOUR_MS;

const works: Record<string, (payload: Payload) => Promise<unknown>> = {
  "Old messages were not deleted": (payload) => clearInbox(payload, config.messageKeepDays),
  "Old subscribers were not deleted": clearSubscribers,
  "The trash was not emptied": clearTrash,
  "Old addresses were not shortened": shortenAddresses,
  "Old jobs were not deleted": clearJobs,
  "Old limits were not deleted": async () => {
    const pool = sharedPool();
    if (pool) await clearLimits(pool, Date.now());
  },
  "Newsletters were not resumed": resumeNewsletters,
};

/** Deletes what is kept only for a time: at the start, and every hour. */
export const cleanUp: TaskConfig<"cleanUp"> = {
  slug: "cleanUp",
  // Without the next job it would not run again before the next start.
  retries: { attempts: 100, backoff: { type: "fixed", delay: 60_000 } },
  handler: async ({ job, req: { payload } }) => {
    // It leaves its key to the next one, which is queued before anything can fail.
    await payload.db.updateJobs({ id: job.id, data: { key: null }, req: {}, returning: false });
    await queueCleanUp(payload, Date.now() + HOUR_MS);
    for (const [failure, work] of Object.entries(works)) {
      await work(payload).catch((error: unknown) =>
        payload.logger.warn(`${failure}: ${String(error)}`),
      );
    }
    return { output: {} };
  },
};

/**
 * Sets when the next clean-up begins. The key admits one that waits: Payload's own schedules count the jobs and then
 * write one, so processes that look in the same second would write one each.
 */
export async function queueCleanUp(payload: Payload, at: number): Promise<void> {
  const waitUntil = new Date(at).toISOString();
  const where = { key: { equals: key } };
  const change = { collection, where, data: { waitUntil }, depth: 0 } as const;
  const isWaiting = async () => (await payload.update(change)).docs.length > 0;
  if (await isWaiting()) return;
  const data = { taskSlug: "cleanUp", key, waitUntil } as const;
  await payload.create({ collection, data, depth: 0 }).catch(async (error: unknown) => {
    if (!(await isWaiting())) throw error;
  });
}

/** E-mails that failed a month ago, and what a process that was killed had done but not deleted. */
async function clearJobs(payload: Payload): Promise<void> {
  const before = (ms: number) => ({ less_than: new Date(Date.now() - ms).toISOString() });
  const isFailed = { taskSlug: { equals: "sendEmail" }, hasError: { equals: true } };
  await payload.delete({
    collection,
    where: {
      or: [{ ...isFailed, updatedAt: before(KEEP_FAILED_MS) }, { completedAt: before(HOUR_MS) }],
    },
  });
}
