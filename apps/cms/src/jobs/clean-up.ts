import { retention } from "@manor/content-api/retention";
import type { CollectionSlug, Payload, TaskConfig, Where } from "payload";
import { shortenAddresses } from "../audit-log/audit-log.ts";
import { config } from "../config.ts";
import { deleteErasedRecords } from "../erased-records/erased-records.ts";
import { inboxes } from "../fields/inboxes.ts";
import { queueOnce } from "../payload-fixes/schedules-queued-twice.ts";
import { postgresPool } from "../shared-state/postgres-pool.ts";
import { clearLimits } from "../shared-state/value-store.ts";
import { openExportFolder } from "../wordpress-exports/export-folder.ts";

const key = "clean-up";
const HOUR_MS = 3_600_000;
const MISSING_ADDRESS_MS = 90 * 24 * HOUR_MS;
const UNCONFIRMED_MS = retention.unconfirmedHours * HOUR_MS;
const MONTH_MS = retention.trashDays * 24 * HOUR_MS;

function outdated({ config: { collections } }: Payload): [list: CollectionSlug, where: Where][] {
  const before = (ms: number) => ({ less_than: new Date(Date.now() - ms).toISOString() });
  const isTrash = { deletedAt: before(MONTH_MS) };
  const receivedAt = before(config.messageRetentionDays * 24 * HOUR_MS);
  const isFailed = { taskSlug: { equals: "sendEmail" }, hasError: { equals: true } };
  return [
    ...(config.messageRetentionDays > 0
      ? inboxes.map((list) => [list, { receivedAt }] as const)
      : []),
    ...collections.filter(({ trash }) => trash).map(({ slug }) => [slug, isTrash] as const),
    ["subscribers", { confirmedAt: { exists: false }, askedAt: before(UNCONFIRMED_MS) }],
    ["visit-bookings", { state: { equals: "expired" }, receivedAt: before(UNCONFIRMED_MS) }],
    ["missing-addresses", { lastAsked: before(MISSING_ADDRESS_MS) }],
    ["payload-jobs", { ...isFailed, updatedAt: before(MONTH_MS) }],
    // Completed by a process that was killed before it deleted them.
    ["payload-jobs", { completedAt: before(HOUR_MS) }],
  ].map(([list, where]) => [list as CollectionSlug, where as Where]);
}

export const cleanUp: TaskConfig<"cleanUp"> = {
  slug: "cleanUp",
  // Without retries, a failure would stop the clean-up until the next start.
  retries: { attempts: 100, backoff: { type: "fixed", delay: 60_000 } },
  handler: async ({ job, req: { payload } }) => {
    // Passes the unique key to the next job, which is queued before anything can fail.
    await payload.db.updateJobs({ id: job.id, data: { key: null }, req: {}, returning: false });
    await queueCleanUp(payload, Date.now() + HOUR_MS);
    const warn = (error: unknown) => payload.logger.warn(`Not cleaned up: ${String(error)}`);
    for (const [list, where] of outdated(payload)) {
      const deleted = payload.delete({ collection: list, where, trash: true });
      for (const { message } of (await deleted.catch(warn))?.errors ?? []) warn(message);
    }
    await shortenAddresses(payload).catch(warn);
    await deleteErasedRecords(config.dataDir, config.minimumRetentionDays).catch(warn);
    await openExportFolder(config.dataDir)
      .deleteBefore(Date.now() - MONTH_MS)
      .catch(warn);
    const pool = postgresPool();
    if (pool) await clearLimits(pool, Date.now()).catch(warn);
    return { output: {} };
  },
};

/** Sets the time of the next clean-up. */
export const queueCleanUp = (payload: Payload, at: number): Promise<void> =>
  queueOnce(payload, { taskSlug: "cleanUp", key }, new Date(at));
