import { type CollectionSlug, NotFound, type PayloadRequest } from "payload";

/** The latest version of the record in the path of a request; NotFound unless `isServed` accepts its collection. */
export async function findRequestedRecord(
  req: PayloadRequest,
  isServed: (collection: string) => boolean,
  trash = false,
) {
  const { collection: slug, id } = req.routeParams ?? {};
  if (typeof slug !== "string" || typeof id !== "string" || !isServed(slug))
    throw new NotFound(req.t);
  const collection = slug as CollectionSlug;
  const options = { draft: true, depth: 0, trash, overrideAccess: false, req };
  const found: unknown = await req.payload.findByID({ collection, id, ...options });
  return { collection, id, record: found as Record<string, unknown> };
}
