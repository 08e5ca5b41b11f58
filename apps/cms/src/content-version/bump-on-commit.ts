import type { CollectionConfig, Payload, PayloadRequest } from "payload";
import { afterCommit } from "../payload-fixes/no-hook-after-commit.ts";
import { postgresPool } from "../shared-state/postgres-pool.ts";
import { changeInTransaction } from "../shared-state/value-store.ts";
import { acceptVersion, bumpVersion, findNewerVersions } from "./content-version.ts";

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

const key = "content-revisions";
const pollIntervalMs = 2_000;

type Stored = Record<string, number>;

export async function publishVersion(collection: string, version: number): Promise<void> {
  const pool = postgresPool();
  if (!pool) return;
  // Two processes may do so at once, and neither change may be lost.
  await changeInTransaction<Stored, void>(pool, [key], ([stored]) => {
    const newest = Math.max(stored?.[collection] ?? 0, version);
    return { values: [{ ...stored, [collection]: newest }], result: undefined };
  });
}

/** Reads the other processes' versions every two seconds. Returns a function that stops it. */
export async function syncVersions(payload: Payload): Promise<() => void> {
  if (!postgresPool()) return () => {};
  const poll = async () => {
    const stored = (await payload.kv.get<Stored>(key)) ?? {};
    for (const [collection, version] of Object.entries(stored)) {
      acceptVersion(collection, version);
    }
    // Versions that could not be published when they changed.
    for (const [collection, version] of findNewerVersions(stored))
      await publishVersion(collection, version);
  };
  await poll();
  // A change saved while the process was killed was not published.
  bumpVersion("start");
  const timer = setInterval(() => {
    poll().catch((error: unknown) =>
      payload.logger.warn(`Content versions of other processes were not read: ${String(error)}`),
    );
  }, pollIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
