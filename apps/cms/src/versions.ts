import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  type GlobalBeforeOperationHook,
  restoreVersionOperation,
} from "payload";
import { sayIn } from "./i18n/say.ts";

/**
 * Restores an earlier version as a draft, which somebody reads and publishes. Payload's own endpoint writes the version
 * with the status it had: restoring an earlier draft would take a published record off the website.
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

type Arguments = { draft?: boolean; data?: { _status?: unknown }; id?: unknown };

/**
 * A global stays published: the website cannot do without it. Payload writes a restored version over the published
 * global, so only a version that was published can be restored.
 */
export const keepGlobalPublished: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  const { draft, data, id }: Arguments = Object(args);
  const say = sayIn(req.i18n.language);
  if (operation === "update" && draft !== true && data?._status === "draft")
    throw new StateError(
      say("These settings cannot be unpublished. Change them and publish instead."),
    );
  if (operation === "restoreVersion") {
    const wanted = { slug: global.slug, id: String(id), overrideAccess: true, req };
    const { version } = await req.payload.findGlobalVersionByID(wanted);
    const isPublished = "_status" in version && version._status === "published";
    if (draft === true || !isPublished)
      throw new StateError(say("Only a published version can be restored here."));
  }
  return args;
};

class StateError extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true);
    this.name = "StateError";
  }
}
