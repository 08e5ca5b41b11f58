import type { CollectionSlug, DataFromCollectionSlug } from "payload";
import type { Asking } from "./call.ts";
import { inOrder } from "./in-order.ts";

/**
 * The published records, references as plain ids. Drafts and the trash stay
 * out: a record that is being changed shows its last published state.
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
