import { type CollectionBeforeOperationHook, Forbidden } from "payload";
import { mayPublish } from "./may-publish.ts";

type Saving = {
  draft?: boolean;
  publishAllLocales?: boolean;
  unpublishAllLocales?: boolean;
  data?: { _status?: unknown; deletedAt?: unknown };
};

/**
 * Whatever a writer changes stays a draft beside what visitors see. A change that is not saved as a
 * draft would be on the website at once, or take the record off.
 */
export const writersSaveDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update" || !req.user || mayPublish({ req })) return args;
  const { draft, publishAllLocales, unpublishAllLocales, data }: Saving = Object(args);
  const isDraft = draft === true && data?._status !== "published" && !data?.deletedAt;
  if (!isDraft || publishAllLocales || unpublishAllLocales) throw new Forbidden(req.t);
  return args;
};
