import type { CollectionConfig } from "payload";

/** Payload responds with 500 to a request for the versions of a collection that has none. These respond with 404. */
export function withoutVersions(collection: CollectionConfig): CollectionConfig {
  const handler = () => Response.json({ errors: [{ message: "Not Found" }] }, { status: 404 });
  const paths = ["/versions", "/versions/:id"];
  const none = paths.map((path) => ({ path, method: "get" as const, handler }));
  return { ...collection, endpoints: [...none, ...(collection.endpoints || [])] };
}
