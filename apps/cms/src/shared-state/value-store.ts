import { type Change, changeInTransaction } from "./kv-transaction.ts";
import { postgresPool } from "./postgres-pool.ts";
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
