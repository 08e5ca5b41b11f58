import type { CollectionConfig } from "payload";

/** Drafts, scheduled publishing, and the last 25 versions of every record. */
export const recordVersions: NonNullable<CollectionConfig["versions"]> = {
  drafts: { schedulePublish: { timeIntervals: 15 }, validate: false },
  maxPerDoc: 25,
};
