import pg from "pg";
import { config } from "../host-config.ts";

declare global {
  /** Shared by every bundle of the process. */
  var poolOfHosts: pg.Pool | undefined;
}

/** The advisory locks of all processes on one database. */
const locks = { start: 1, jobs: 2, values: 3 };

/** Both numbers of a lock. The first identifies this application. */
export const lockOf = (name: keyof typeof locks): [number, number] => [1853, locks[name]];

/**
 * A separate pool for work under a lock: with Payload's pool, the lock's holder could wait for a connection of a
 * process that waits for the lock. `undefined` on SQLite, which has one process.
 */
export function sharedPool(): pg.Pool | undefined {
  if (!config.databaseUrl.startsWith("postgres")) return undefined;
  globalThis.poolOfHosts ??= new pg.Pool({
    connectionString: config.databaseUrl,
    max: 4,
    keepAlive: true,
  }).on("error", () => {
    // An idle connection was lost: the next user gets a new one, or the error.
  });
  return globalThis.poolOfHosts;
}

/** Runs work while no other process on the same database runs it. */
export async function oneAfterTheOther<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await sharedPool()?.connect();
  if (!client) return work();
  client.on("error", () => {});
  try {
    await client.query("SELECT pg_advisory_lock($1, $2)", lockOf("start"));
    return await work();
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}
