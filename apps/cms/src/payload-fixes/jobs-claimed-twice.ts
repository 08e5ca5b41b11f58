import type { BaseDatabaseAdapter } from "payload";
import { lockKey, postgresPool } from "../shared-state/postgres-pool.ts";

const RENEW_EVERY_MS = 10_000;
/** A job that runs longer is released to another process. */
const MAX_RUN_MS = 600_000;

type Postgres = BaseDatabaseAdapter & {
  sessions: Record<string, { db: { execute: (statement: string) => Promise<unknown> } }>;
};

/**
 * Payload reads the due jobs and then marks them, so two processes could run the same job
 * (https://github.com/payloadcms/payload/issues/16043), and the job of a killed process would stay marked
 * (https://github.com/payloadcms/payload/issues/17645). Here only one process at a time reads and marks, and a job is
 * released when its claim was not renewed for 30 seconds.
 */
export function claimJobs<DB extends object>(database: DB): DB {
  const db = database as unknown as Postgres;
  const update = db.updateJobs.bind(db);
  const claims = new Map<number, number>();
  const renew = `UPDATE payload_jobs SET updated_at = now() WHERE processing AND id = ANY($1)`;

  db.updateJobs = async (args) => {
    if (args.id !== undefined && args.data["processing"] === false) claims.delete(Number(args.id));
    const session = db.sessions[String(await args.req?.transactionID)];
    if (args.data["processing"] !== true || !session) return update(args);
    // Released when Payload commits the marks.
    await session.db.execute(`SELECT pg_advisory_xact_lock(${lockKey("jobs").join()})`);
    await session.db.execute(
      `UPDATE payload_jobs SET processing = false WHERE processing AND updated_at < now() - interval '30 s'`,
    );
    const jobs = await update(args);
    const ids = jobs?.map(({ id }) => Number(id)) ?? [];
    for (const id of ids) claims.set(id, Date.now());
    // By the database's clock, which all processes share.
    if (ids.length > 0)
      await session.db.execute(
        `UPDATE payload_jobs SET updated_at = now() WHERE id IN (${ids.join()})`,
      );
    return jobs;
  };

  const timer = setInterval(() => {
    for (const [id, since] of claims) if (Date.now() - since > MAX_RUN_MS) claims.delete(id);
    // On failure, try again at the next interval.
    if (claims.size > 0)
      postgresPool()
        ?.query(renew, [[...claims.keys()]])
        .catch(() => {});
  }, RENEW_EVERY_MS);
  timer.unref();
  return database;
}
