import { type CollectionSlug, type Endpoint, restoreVersionOperation } from "payload";

/**
 * Payload's endpoint restores the status of an earlier version too, so restoring a draft unpublishes the record and
 * loses the published version: https://github.com/payloadcms/payload/issues/1873. This one restores it as a draft, to
 * be reviewed and published.
 */
export const restoreAsDraft = (slug: string): Omit<Endpoint, "root"> => ({
  path: "/versions/:id",
  method: "post",
  handler: async (req) => {
    const { [slug as CollectionSlug]: collection } = req.payload.collections;
    const id = String(req.routeParams?.["id"]);
    await restoreVersionOperation({ collection, id, depth: 0, draft: true, req });
    return Response.json({ message: req.t("version:restoredSuccessfully") });
  },
});
