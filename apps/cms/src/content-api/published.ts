import type { CollectionSlug, DataFromCollectionSlug } from "payload";
import type { Asking } from "./call.ts";
import { inOrder } from "./in-order.ts";

/**
 * The published records, with references as ids. Drafts and trash are excluded: a record with a newer draft has its
 * published values.
 */
export async function published<Slug extends CollectionSlug>(
  { payload }: Asking,
  collection: Slug,
  sort: string,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.find({
    collection,
    where: { _status: { equals: "published" } },
    depth: 0,
    limit: 0,
    pagination: false,
    draft: false,
    overrideAccess: true,
  });
  return inOrder(docs as DataFromCollectionSlug<Slug>[], sort);
}
