import type { CollectionSlug, DataFromCollectionSlug } from "payload";
import type { ListContext } from "./call.ts";
import { sortRecords } from "./sort-records.ts";

/**
 * The published records, with references as ids. Drafts and trash are excluded: a record with a newer draft has its
 * published values.
 */
export async function findPublished<Slug extends CollectionSlug>(
  { payload }: ListContext,
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
  return sortRecords(docs as DataFromCollectionSlug<Slug>[], sort);
}
