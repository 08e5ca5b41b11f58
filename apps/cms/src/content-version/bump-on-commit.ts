import type { CollectionConfig, PayloadRequest } from "payload";
import { afterCommit } from "../payload-fixes/no-hook-after-commit.ts";
import { bumpVersion } from "./content-version.ts";
import { publishVersion } from "./sync-versions.ts";

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
