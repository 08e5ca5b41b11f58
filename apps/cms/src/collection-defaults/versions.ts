import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type GlobalBeforeOperationHook,
  restoreVersionOperation,
} from "payload";
import { RefusalError } from "../i18n/refusal-error.ts";

export const recordVersions: NonNullable<CollectionConfig["versions"]> = {
  drafts: { schedulePublish: { timeIntervals: 15 }, validate: false },
  maxPerDoc: 25,
};

/** Payload's own endpoint restores the version's status too: an earlier draft would unpublish the record. */
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

/** Restoring an earlier version leaves the current consent unchanged: it may have been withdrawn since. */
export const keepConsent: CollectionBeforeChangeHook = ({ context, data, originalDoc }) =>
  context["isRestoringVersion"] === true && "consent" in originalDoc
    ? { ...data, consent: originalDoc.consent }
    : data;

type Arguments = { draft?: boolean; data?: { _status?: unknown }; id?: unknown };

/** Payload writes a restored version over the published global, so only a published one can be restored. */
export const keepGlobalPublished: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  const { draft, data, id }: Arguments = Object(args);
  if (operation === "update" && draft !== true && data?._status === "draft")
    throw new RefusalError(
      "These settings cannot be unpublished. Change them and publish instead.",
    );
  if (operation === "restoreVersion") {
    const wanted = { slug: global.slug, id: String(id), overrideAccess: true, req };
    const { version } = await req.payload.findGlobalVersionByID(wanted);
    const isPublished = "_status" in version && version._status === "published";
    if (draft === true || !isPublished)
      throw new RefusalError("Only a published version can be restored here.");
  }
  return args;
};
