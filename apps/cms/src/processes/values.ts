import { type Change, changeInDatabase } from "./change-in-database.ts";
import { sharedPool } from "./shared-pool.ts";

/** Values by key. No other reader or writer comes between a read and its write. */
export type Values = {
  change: <Value, Result>(
    keys: readonly string[],
    change: Change<Value, Result>,
  ) => Promise<Result>;
};

const mostInMemory = 10_000;

declare global {
  /** By name; shared by every bundle of the process. A restart forgets them. */
  var ownValues: Map<string, Map<string, unknown>> | undefined;
}

/**
 * What limits of this name are counted with: the same for all hosts on one Postgres, and the process's own where the
 * process is the only one.
 */
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

/** Values in memory: the longest unused go when there are very many. */
export const createOwnValues = (store = new Map<string, unknown>()): Values => ({
  change: async <Value, Result>(keys: readonly string[], change: Change<Value, Result>) => {
    // The key determines the type; a Map cannot express that.
    const { values, result } = change(keys.map((key) => store.get(key) as Value | undefined));
    for (const [index, key] of keys.entries()) {
      // Deleting first keeps the map in order of use.
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
