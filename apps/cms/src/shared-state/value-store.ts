import type pg from "pg";
import { lockKey, postgresPool } from "./postgres-pool.ts";
import { sharedMap } from "./shared-map.ts";

export type ValueStore = {
  change: <Value, Result>(
    keys: readonly string[],
    change: Change<Value, Result>,
  ) => Promise<Result>;
};

const maxInMemory = 10_000;

/** The store of this name: shared by all processes on Postgres, in memory on SQLite, which has one process. */
export const getStore = (name: string): ValueStore => ({
  change: (keys, change) => {
    const pool = postgresPool();
    if (!pool) return createMemoryStore(sharedMap(name)).change(keys, change);
    return changeInTransaction(
      pool,
      keys.map((key) => `limit ${name} ${key}`),
      change,
    );
  },
});

/** A store in memory that drops the least recently used values above a maximum. */
export const createMemoryStore = (store = new Map<string, unknown>()): ValueStore => ({
  change: async <Value, Result>(keys: readonly string[], change: Change<Value, Result>) => {
    // The key determines the type; a Map cannot express that.
    const { values, result } = change(keys.map((key) => store.get(key) as Value | undefined));
    for (const [index, key] of keys.entries()) {
      // Deleting first makes the map's order the order of use.
      store.delete(key);
      if (values[index] !== undefined) store.set(key, values[index]);
    }
    for (const oldest of store.keys()) {
      if (store.size <= maxInMemory) break;
      store.delete(oldest);
    }
    return result;
  },
});

/** Returns the new values (`undefined` deletes one) and a result. */
export type Change<Value, Result> = (values: (Value | undefined)[]) => {
  values: (Value | undefined)[];
  result: Result;
};

const read = "SELECT key, data FROM payload_kv WHERE key = ANY($1)";
const write = `INSERT INTO payload_kv (key, data) SELECT * FROM unnest($1::text[], $2::jsonb[])
  ON CONFLICT (key) DO UPDATE SET data = EXCLUDED.data`;
const remove = "DELETE FROM payload_kv WHERE key = ANY($1)";
const removeEnded = `DELETE FROM payload_kv
  WHERE key LIKE 'limit %' AND (data ->> 'until')::numeric < $1`;

export async function changeInTransaction<Value, Result>(
  pool: pg.Pool,
  keys: readonly string[],
  change: Change<Value, Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1, $2)", lockKey("values"));
    const { rows } = await client.query<{ key: string; data: Value }>(read, [keys]);
    const known = new Map(rows.map(({ key, data }) => [key, data]));
    const { values, result } = change(keys.map((key) => known.get(key)));
    const stored = keys.flatMap((key, index) => (values[index] === undefined ? [] : [key]));
    const texts = values.flatMap((value) => (value === undefined ? [] : [JSON.stringify(value)]));
    await client.query(write, [stored, texts]);
    await client.query(remove, [keys.filter((key) => !stored.includes(key))]);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // After an error the connection is closed, which rolls back its transaction.
    client.release(failure !== undefined);
  }
}

/** Deletes limits that have ended. `now` in milliseconds. */
export const clearLimits = (pool: pg.Pool, now: number) => pool.query(removeEnded, [now]);
