import pg from "pg";
import { config } from "../host-config.ts";

declare global {
  /** Shared by every bundle of the process. */
  var poolOfHosts: pg.Pool | undefined;
}

/** What hosts on one database do one after the other: a lock of the database for each. */
const locks = { start: 1, jobs: 2, values: 3 };

/** Both numbers of a lock. The first identifies this application. */
export const lockOf = (name: keyof typeof locks): [number, number] => [1853, locks[name]];

/**
 * Connections beside those of Payload, for what is done under a lock: it must never wait for somebody who waits for the
 * lock. `undefined` on SQLite, whose file has one process.
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

/** Does something while no other host on the same database does it. */
export async function oneAfterTheOther<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await sharedPool()?.connect();
  if (!client) return work();
  client.on("error", () => {});
  try {
    await client.query("SELECT pg_advisory_lock($1, $2)", lockOf("start"));
    return await work();
  } finally {
    // The lock goes with its connection.
    client.release(true);
  }
}
