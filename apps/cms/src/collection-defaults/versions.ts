import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalBeforeOperationHook,
} from "payload";
import { RefusalError } from "../i18n/refusal-error.ts";

export const recordVersions: NonNullable<CollectionConfig["versions"]> = {
  drafts: { schedulePublish: { timeIntervals: 15 }, validate: false },
  maxPerDoc: 25,
};

/** Restoring an earlier version leaves the current consent unchanged: it may have been withdrawn since. */
export const keepConsent: CollectionBeforeChangeHook = ({ context, data, originalDoc }) =>
  context["isRestoringVersion"] === true && "consent" in originalDoc
    ? { ...data, consent: originalDoc.consent }
    : data;

type Arguments = { draft?: boolean; data?: { _status?: unknown } };

/** The website needs every global, so none can be unpublished. */
export const keepGlobalPublished: GlobalBeforeOperationHook = ({ args, operation }) => {
  const { draft, data }: Arguments = Object(args);
  if (operation === "update" && draft !== true && data?._status === "draft")
    throw new RefusalError(
      "These settings cannot be unpublished. Change them and publish instead.",
    );
  return args;
};
