import type { CollectionConfig } from "payload";
import { websiteAccess } from "../../access/access.ts";
import { versionHooks } from "../../content-version/hooks.ts";
import { changedBy } from "../../fields/changed-by.ts";
import { shownDays } from "../../fields/date-fields.ts";
import { recordVersions } from "../../versions.ts";

export const onlineRegistrations: CollectionConfig = {
  slug: "online-registrations",
  labels: { singular: "Online registration", plural: "Online registrations" },
  admin: {
    group: "Website",
    useAsTitle: "title",
    defaultColumns: ["title", "_status", "updatedAt"],
    description: "The registration button at the top of every page.",
  },
  access: websiteAccess,
  versions: recordVersions,
  trash: true,
  hooks: versionHooks,
  fields: [
    { name: "title", label: "Button text", type: "text", required: true, maxLength: 60 },
    shownDays,
    changedBy,
  ],
};
