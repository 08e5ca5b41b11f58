import type { CollectionConfig, DatabaseAdapterObj, PayloadRequest } from "payload";
import { bumpVersion } from "./content-version.ts";
import { publishVersion } from "./sync-versions.ts";

type Adapter = ReturnType<DatabaseAdapterObj["init"]>;

const changed = new Map<number | string, Set<string>>();

/** Bumps a version now, or after the transaction's commit: until then, others do not see the change. */
export async function bumpOnCommit(collection: string, req: PayloadRequest): Promise<void> {
  const id: unknown = await req.transactionID;
  // Without a transaction, Payload leaves a resolved promise here, or its JSON: an empty object.
  if (typeof id !== "string" && typeof id !== "number")
    return publishVersion(collection, bumpVersion(collection));
  changed.set(id, (changed.get(id) ?? new Set()).add(collection));
}

/** Saving, publishing (manually or scheduled), unpublishing, trash, restoring, importing and deleting run one. */
export const versionHooks: NonNullable<CollectionConfig["hooks"]> = {
  afterChange: [({ collection, req }) => bumpOnCommit(collection.slug, req)],
  afterDelete: [({ collection, req }) => bumpOnCommit(collection.slug, req)],
};

/** After the commit: a request in between would cache the old content under the new version. */
export function withBumpOnCommit<Db extends Adapter>(db: Db): Db {
  const { commitTransaction: commit, rollbackTransaction: rollback } = db;
  db.commitTransaction = async (given) => {
    const id = await given;
    await commit.call(db, id);
    const collections = [...(changed.get(id) ?? [])];
    changed.delete(id);
    for (const collection of collections) {
      await publishVersion(collection, bumpVersion(collection)).catch((error: unknown) =>
        db.payload.logger.warn(
          `A content version was not published to other processes yet: ${String(error)}`,
        ),
      );
    }
  };
  db.rollbackTransaction = async (given) => {
    const id = await given;
    changed.delete(id);
    await rollback.call(db, id);
  };
  return db;
}
