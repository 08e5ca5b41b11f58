import type { CollectionConfig } from "payload";
import { bumpOnCommit } from "./bump-on-commit.ts";

/**
 * Every change of a record runs one of these hooks: saving, publishing (manually or scheduled), unpublishing, trash,
 * restoring, importing and deleting.
 */
export const versionHooks: NonNullable<CollectionConfig["hooks"]> = {
  afterChange: [({ collection, req }) => bumpOnCommit(collection.slug, req)],
  afterDelete: [({ collection, req }) => bumpOnCommit(collection.slug, req)],
};
