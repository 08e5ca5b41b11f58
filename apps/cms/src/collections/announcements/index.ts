import type { CollectionConfig } from "payload";
import { websiteAccess } from "../../access/access.ts";
import { versionHooks } from "../../content-version/hooks.ts";
import { changedBy } from "../../fields/changed-by.ts";
import { shownDays } from "../../fields/date-fields.ts";
import { link } from "../../fields/text-rules.ts";
import { attachments } from "../../fields/upload-fields.ts";
import { recordVersions } from "../../versions.ts";

export const announcements: CollectionConfig = {
  slug: "announcements",
  labels: { singular: "Announcement", plural: "Announcements" },
  admin: {
    group: "Website",
    useAsTitle: "description",
    defaultColumns: ["description", "_status", "updatedAt"],
    description: "Shown in the ticker on the home page.",
  },
  access: websiteAccess,
  versions: recordVersions,
  trash: true,
  hooks: versionHooks,
  defaultSort: "-createdAt",
  fields: [
    { name: "description", label: "Text", type: "text", required: true, maxLength: 300 },
    shownDays,
    attachments,
    link,
    changedBy,
  ],
};
