import type { CollectionConfig, PayloadRequest } from "payload";
import { bumpOnCommit } from "./bump-on-commit.ts";
import { bumpVersion } from "./content-version.ts";
import { publishVersion } from "./sync-versions.ts";

/**
 * Every change of a record runs one of these hooks: saving, publishing (manually or scheduled), unpublishing, trash,
 * restoring, importing and deleting.
 */
export const versionHooks: NonNullable<CollectionConfig["hooks"]> = {
  afterChange: [({ collection, req }) => bumpOnChange(collection.slug, req)],
  afterDelete: [({ collection, req }) => bumpOnChange(collection.slug, req)],
};

/** An import bumps the version once, when all rows are saved. */
export const bumpAfterImport = (collection: string): Promise<void> =>
  publishVersion(collection, bumpVersion(collection));

export async function bumpOnChange(collection: string, req: PayloadRequest): Promise<void> {
  if (!req.context.isImporting) await bumpOnCommit(collection, req);
}
