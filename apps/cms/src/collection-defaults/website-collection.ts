import type { CollectionConfig } from "payload";
import { websiteAccess } from "../access/access.ts";
import { versionHooks } from "../content-version/bump-on-commit.ts";
import { changedBy } from "../fields/changed-by.ts";

const recordVersions: NonNullable<CollectionConfig["versions"]> = {
  drafts: { schedulePublish: { timeIntervals: 15 }, validate: false },
  maxPerDoc: 25,
};

export const websiteCollection = ({
  admin,
  fields,
  hooks,
  ...collection
}: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { group: "Website", ...admin },
  access: websiteAccess,
  versions: recordVersions,
  trash: true,
  hooks: { ...versionHooks, ...hooks },
  fields: [...fields, changedBy],
});
