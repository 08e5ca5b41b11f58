import type { CollectionAfterDeleteHook } from "payload";
import { toSourceKey } from "./translatable.ts";

/** Of a source that was deleted permanently: its texts must not outlive it. */
export const deleteTranslations: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: "translations",
    where: { of: { equals: toSourceKey(collection.slug, id) } },
    trash: true,
    depth: 0,
    req,
  });
};
