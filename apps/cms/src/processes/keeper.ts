import type { Payload } from "payload";
import type pg from "pg";
import { clearLimits } from "./change-in-database.ts";
import { lockOf, sharedPool } from "./shared-pool.ts";

const LOOK_EVERY = 2_000;
const CLEAR_EVERY = 15 * 60_000;

declare global {
  /** Shared by every bundle of the process. */
  var holdsKeeping: (() => boolean) | undefined;
}

/** Whether this host does what is done once: jobs and letters. Of several on one database one does. */
export const isKeeper = (): boolean => globalThis.holdsKeeping?.() ?? false;

/**
 * Makes this host the keeper, now or as soon as the one that is it has ended, however that came. The database says who:
 * by a lock that goes with its connection. On SQLite there is no other. Returns how to stop.
 */
export async function becomeKeeper(payload: Payload): Promise<() => Promise<void>> {
  const pool = sharedPool();
  if (pool) return waitForKeeping(payload, pool);
  globalThis.holdsKeeping = () => true;
  await resumeJobs(payload);
  return async () => {};
}

async function waitForKeeping(payload: Payload, pool: pg.Pool): Promise<() => Promise<void>> {
  let held: pg.PoolClient | undefined;
  let clearedAt = Date.now();
  let looking: Promise<void> | undefined;
  globalThis.holdsKeeping = () => held !== undefined;

  function letGo(): void {
    const client = held;
    held = undefined;
    client?.release(true);
  }

  async function look(): Promise<void> {
    if (!held) {
      held = await lock(pool);
      if (!held) return;
      payload.logger.info("This host does jobs and letters from now on");
      await resumeJobs(payload);
    }
    // Also says whether the connection, and with it the lock, is still there.
    await held?.query("SELECT 1");
    if (Date.now() - clearedAt < CLEAR_EVERY) return;
    clearedAt = Date.now();
    await clearLimits(pool, clearedAt);
  }

  const lookOnce = (): Promise<void> => {
    looking ??= look()
      .catch((error: unknown) => {
        letGo();
        payload.logger.warn(`Another host may do jobs and letters now: ${String(error)}`);
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };

  await lookOnce();
  const timer = setInterval(() => void lookOnce(), LOOK_EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
    letGo();
  };
}

/** The connection that holds the lock; `undefined` while another host has it. */
async function lock(pool: pg.Pool): Promise<pg.PoolClient | undefined> {
  const client = await pool.connect();
  client.on("error", () => {});
  const asked = "SELECT pg_try_advisory_lock($1, $2) AS held";
  const { rows } = await client.query<{ held: boolean }>(asked, lockOf("keeper")).catch((error) => {
    client.release(true);
    throw error;
  });
  if (rows[0]?.held) return client;
  client.release(true);
  return undefined;
}

/** What was being done when the host that did it was killed is done anew. */
async function resumeJobs(payload: Payload): Promise<void> {
  await payload.update({
    collection: "payload-jobs",
    where: { processing: { equals: true }, completedAt: { exists: false } },
    data: { processing: false },
    depth: 0,
  });
}
