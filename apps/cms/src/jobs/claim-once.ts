import type { BaseDatabaseAdapter, Payload } from "payload";
import { lockOf, sharedPool } from "../processes/shared-pool.ts";

const RENEW_EVERY_MS = 10_000;
/** A job that runs longer hangs, and is given to another process. */
const MAX_RUN_MS = 600_000;

type Postgres = BaseDatabaseAdapter & {
  sessions: Record<string, { db: { execute: (statement: string) => Promise<unknown> } }>;
};

/**
 * Payload reads the jobs that are due and then marks them, so two processes would run the same job; and a job whose
 * process was killed would stay marked. Here only one process at a time reads and marks, and a job is free again when its
 * process has not renewed its claim for 30 seconds.
 */
export function claimOnce<DB extends object>(database: DB): DB {
  const db = database as unknown as Postgres;
  const update = db.updateJobs.bind(db);
  /** The jobs that this process runs, and since when. */
  const claims = new Map<number, number>();
  const renew = `UPDATE payload_jobs SET updated_at = now() WHERE processing AND id = ANY($1)`;

  db.updateJobs = async (args) => {
    if (args.id !== undefined && args.data["processing"] === false) claims.delete(Number(args.id));
    const session = db.sessions[String(await args.req?.transactionID)];
    if (args.data["processing"] !== true || !session) return update(args);
    // Held until Payload commits the marks.
    await session.db.execute(`SELECT pg_advisory_xact_lock(${lockOf("jobs").join()})`);
    await session.db.execute(
      `UPDATE payload_jobs SET processing = false WHERE processing AND updated_at < now() - interval '30 s'`,
    );
    const jobs = await update(args);
    const ids = jobs?.map(({ id }) => Number(id)) ?? [];
    for (const id of ids) claims.set(id, Date.now());
    // By the clock of the database, which all processes share.
    if (ids.length > 0)
      await session.db.execute(
        `UPDATE payload_jobs SET updated_at = now() WHERE id IN (${ids.join()})`,
      );
    return jobs;
  };

  const timer = setInterval(() => {
    for (const [id, since] of claims) if (Date.now() - since > MAX_RUN_MS) claims.delete(id);
    // A database that is away answers the next time.
    if (claims.size > 0)
      sharedPool()
        ?.query(renew, [[...claims.keys()]])
        .catch(() => {});
  }, RENEW_EVERY_MS);
  timer.unref();
  return database;
}

/** On SQLite there is one process, so what is marked when it starts was interrupted. */
export async function releaseInterrupted(payload: Payload): Promise<void> {
  if (sharedPool()) return;
  await payload.update({
    collection: "payload-jobs",
    where: { processing: { equals: true }, completedAt: { exists: false } },
    data: { processing: false },
    depth: 0,
  });
}
