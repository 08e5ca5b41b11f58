import type pg from "pg";
import { lockKey } from "./postgres-pool.ts";

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
