import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from "payload";

/** The first record that matches, with references as ids; `undefined` without one. */
export async function findOne<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  sort?: string,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const one = { depth: 0, limit: 1, pagination: false, ...(sort && { sort }) } as const;
  const { docs } = await payload.find({ collection, where, ...one });
  return docs[0] as DataFromCollectionSlug<Slug> | undefined;
}
