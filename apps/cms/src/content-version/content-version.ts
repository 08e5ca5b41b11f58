import type { CollectionConfig, Payload, PayloadRequest } from "payload";
import { afterCommit } from "../payload-fixes/no-hook-after-commit.ts";
import { postgresPool } from "../shared-state/postgres-pool.ts";
import { sharedMap } from "../shared-state/shared-map.ts";
import { changeInTransaction } from "../shared-state/value-store.ts";

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

/**
 * Bumps a version now, or after the transaction's commit: a version bumped earlier would let a concurrent request
 * cache the old content under the new version.
 */
export const bumpOnCommit = (collection: string, req: PayloadRequest): Promise<void> =>
  afterCommit(req, collection, () => publishVersion(collection, bumpVersion(collection)));

/** Saving, publishing (manually or scheduled), unpublishing, trash, restoring, importing and deleting run one. */
export const versionHooks: NonNullable<CollectionConfig["hooks"]> = {
  afterChange: [({ collection, req }) => bumpOnCommit(collection.slug, req)],
  afterDelete: [({ collection, req }) => bumpOnCommit(collection.slug, req)],
};

const storedKey = "content-revisions";
const pollIntervalMs = 2_000;

type Stored = Record<string, number>;

export async function publishVersion(collection: string, version: number): Promise<void> {
  const pool = postgresPool();
  if (!pool) return;
  // Two processes may do so at once, and neither change may be lost.
  await changeInTransaction<Stored, void>(pool, [storedKey], ([stored]) => {
    const newest = Math.max(stored?.[collection] ?? 0, version);
    return { values: [{ ...stored, [collection]: newest }], result: undefined };
  });
}

/** Reads the other processes' versions every two seconds. Returns a function that stops it. */
export async function syncVersions(payload: Payload): Promise<() => void> {
  if (!postgresPool()) return () => {};
  const poll = async () => {
    const stored = (await payload.kv.get<Stored>(storedKey)) ?? {};
    for (const [collection, version] of Object.entries(stored)) {
      acceptVersion(collection, version);
    }
    // Versions that could not be published when they changed.
    for (const [collection, version] of findNewerVersions(stored))
      await publishVersion(collection, version);
  };
  await poll();
  // A change saved while the process was killed was not published.
  bumpVersion(start);
  const timer = setInterval(() => {
    poll().catch((error: unknown) =>
      payload.logger.warn(`Content versions of other processes were not read: ${String(error)}`),
    );
  }, pollIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
