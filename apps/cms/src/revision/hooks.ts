import type { CollectionConfig, PayloadRequest } from "payload";
import { raiseWhenSeen } from "./at-commit.ts";
import { tellOtherProcesses } from "./other-processes.ts";
import { raiseRevision } from "./revisions.ts";

/**
 * Every change of a record runs one of these hooks: saving, publishing (manually or scheduled), unpublishing, trash,
 * restoring, importing and deleting.
 */
export const raisingRevision: NonNullable<CollectionConfig["hooks"]> = {
  afterChange: [({ collection, req }) => announce(collection.slug, req)],
  afterDelete: [({ collection, req }) => announce(collection.slug, req)],
};

/** An import bumps the version once, when all rows are saved. */
export const raiseAfterImport = (collection: string): Promise<void> =>
  tellOtherProcesses(collection, raiseRevision(collection));

/** Bumps the version after a change of a collection or global. */
export async function announce(collection: string, req: PayloadRequest): Promise<void> {
  if (!req.context.isImporting) await raiseWhenSeen(collection, req);
}
