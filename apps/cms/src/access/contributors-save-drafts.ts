import { type CollectionBeforeOperationHook, Forbidden } from "payload";
import { mayPublish } from "./may-publish.ts";

type Saving = {
  draft?: boolean;
  publishAllLocales?: boolean;
  unpublishAllLocales?: boolean;
  data?: { _status?: unknown; deletedAt?: unknown };
};

/** A contributor's change must be saved as a draft: anything else would publish or unpublish the record at once. */
export const contributorsSaveDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update" || !req.user || mayPublish({ req })) return args;
  const { draft, publishAllLocales, unpublishAllLocales, data }: Saving = Object(args);
  const isDraft = draft === true && data?._status !== "published" && !data?.deletedAt;
  if (!isDraft || publishAllLocales || unpublishAllLocales) throw new Forbidden(req.t);
  return args;
};
