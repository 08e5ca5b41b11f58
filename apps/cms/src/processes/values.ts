import { type Change, changeInDatabase } from "./change-in-database.ts";
import { sharedPool } from "./shared-pool.ts";

/** Stores values by key. Reading and writing values is atomic. */
export type Values = {
  change: <Value, Result>(
    keys: readonly string[],
    change: Change<Value, Result>,
  ) => Promise<Result>;
};

const mostInMemory = 10_000;

declare global {
  /** By name; shared by every bundle of the process. A restart clears them. */
  var ownValues: Map<string, Map<string, unknown>> | undefined;
}

/** The store of this name: shared by all processes on Postgres, in memory on SQLite, which has one process. */
export const valuesOf = (name: string): Values => ({
  change: (keys, change) => {
    const pool = sharedPool();
    if (!pool) return createOwnValues(storeOf(name)).change(keys, change);
    return changeInDatabase(
      pool,
      keys.map((key) => `limit ${name} ${key}`),
      change,
    );
  },
});

/** A store in memory that drops the least recently used values above a maximum. */
export const createOwnValues = (store = new Map<string, unknown>()): Values => ({
  change: async <Value, Result>(keys: readonly string[], change: Change<Value, Result>) => {
    // The key determines the type; a Map cannot express that.
    const { values, result } = change(keys.map((key) => store.get(key) as Value | undefined));
    for (const [index, key] of keys.entries()) {
      // Deleting first makes the map's order the order of use.
      store.delete(key);
      if (values[index] !== undefined) store.set(key, values[index]);
    }
    for (const oldest of store.keys()) {
      if (store.size <= mostInMemory) break;
      store.delete(oldest);
    }
    return result;
  },
});

function storeOf(name: string): Map<string, unknown> {
  globalThis.ownValues ??= new Map();
  const store = globalThis.ownValues.get(name) ?? new Map<string, unknown>();
  globalThis.ownValues.set(name, store);
  return store;
}
