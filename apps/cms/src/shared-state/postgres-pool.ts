import pg from "pg";
import { config } from "../config.ts";

declare global {
  /** Shared by every bundle of the process. */
  var sharedPostgresPool: pg.Pool | undefined;
}

/** The advisory locks of all processes on one database. */
const locks = { start: 1, jobs: 2, values: 3 };

export const lockKey = (name: keyof typeof locks): [number, number] => [1853, locks[name]];

/** With Payload's pool, the lock's holder could wait for a connection of a process that waits for the lock. */
export function postgresPool(): pg.Pool | undefined {
  if (!config.databaseUrl.startsWith("postgres")) return undefined;
  globalThis.sharedPostgresPool ??= new pg.Pool({
    connectionString: config.databaseUrl,
    max: 4,
    keepAlive: true,
  }).on("error", () => {
    // An idle connection was lost: the next user gets a new one, or the error.
  });
  return globalThis.sharedPostgresPool;
}

export async function withStartLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await postgresPool()?.connect();
  if (!client) return work();
  client.on("error", () => {});
  try {
    await client.query("SELECT pg_advisory_lock($1, $2)", lockKey("start"));
    return await work();
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}
