import { sharedMap } from "../shared-state/shared-map.ts";

const versions = sharedMap<number>("content versions");
/** The version of collections that did not change since the process started. */
const start = "start";
if (!versions.has(start)) versions.set(start, Date.now());

export function acceptVersion(collection: string, version: number): void {
  if (version > (versions.get(collection) ?? 0)) versions.set(collection, version);
}

/** Versions follow the clock, so that an earlier start never used the same one; no two changes share one. */
export function bumpVersion(collection: string): number {
  const next = Math.max(Date.now(), Math.max(...versions.values()) + 1);
  acceptVersion(collection, next);
  return next;
}

/** The collections with a newer version than other processes know. `known` is what they know. */
export const findNewerVersions = (known: Record<string, number>): [string, number][] =>
  [...versions].filter(([collection, version]) => version > (known[collection] ?? 0));

/** One version for several collections: it grows whenever one of them changes. */
export function getContentVersion(collections: readonly string[]): number {
  return Math.max(...[start, ...collections].map((name) => versions.get(name) ?? 0));
}

/** One value per key, from its newest content version. */
const store = new Map<unknown, { tag: string; value: Promise<unknown> }>();

/** Concurrent requests share one computation; a rejected one is not cached. */
export function cached<T>(key: unknown, tag: string, make: () => Promise<T>): Promise<T> {
  const found = store.get(key);
  // The key determines the type; a Map cannot express that.
  if (found?.tag === tag) return found.value as Promise<T>;
  const value = make();
  store.set(key, { tag, value });
  value.catch(() => {
    if (store.get(key)?.value === value) store.delete(key);
  });
  return value;
}
