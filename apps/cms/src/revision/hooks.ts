import type { CollectionConfig, PayloadRequest } from "payload";
import { raiseWhenSeen } from "./at-commit.ts";
import { tellOtherProcesses } from "./other-processes.ts";
import { raiseRevision } from "./revisions.ts";

/**
 * Every way in which a record can change ends in one of these two: saving, publishing (by hand or
 * by the clock), unpublishing, the trash and back, imports; and deleting for good.
 */
export const raisingRevision: NonNullable<CollectionConfig["hooks"]> = {
  afterChange: [({ collection, req }) => announce(collection.slug, req)],
  afterDelete: [({ collection, req }) => announce(collection.slug, req)],
};

/** An import raises the number once, when all of its rows are there. */
export const raiseAfterImport = (collection: string): Promise<void> =>
  tellOtherProcesses(collection, raiseRevision(collection));

/** A change of a collection or of a global. */
export async function announce(collection: string, req: PayloadRequest): Promise<void> {
  if (!req.context.isImporting) await raiseWhenSeen(collection, req);
}
