import type { GlobalBeforeOperationHook } from "payload";
import { RefusalError } from "../i18n/refusal-error.ts";

type Arguments = { draft?: boolean; id?: unknown };

/**
 * Payload writes a version of a global that is restored as a draft over the published global; for collections this is
 * repaired (https://github.com/payloadcms/payload/pull/14658). So only a published version can be restored.
 */
export const restoreOnlyPublished: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== "restoreVersion") return args;
  const { draft, id }: Arguments = Object(args);
  const wanted = { slug: global.slug, id: String(id), overrideAccess: true, req };
  const { version } = await req.payload.findGlobalVersionByID(wanted);
  const isPublished = "_status" in version && version._status === "published";
  if (draft === true || !isPublished)
    throw new RefusalError("Only a published version can be restored here.");
  return args;
};
