import type { CollectionConfig } from "payload";
import { websiteAccess } from "../../access/access.ts";
import { versionHooks } from "../../content-version/hooks.ts";
import { changedBy } from "../../fields/changed-by.ts";
import { shownDays } from "../../fields/date-fields.ts";
import { link } from "../../fields/text-rules.ts";
import { attachments } from "../../fields/upload-fields.ts";
import { recordVersions } from "../../versions.ts";

export const notices: CollectionConfig = {
  slug: "notices",
  labels: { singular: "Pop-up notice", plural: "Pop-up notices" },
  admin: {
    group: "Website",
    useAsTitle: "title",
    defaultColumns: ["title", "_status", "updatedAt"],
    description: "Opens automatically on the home page. Use few notices, each with an end date.",
  },
  access: websiteAccess,
  versions: recordVersions,
  trash: true,
  hooks: versionHooks,
  defaultSort: "-createdAt",
  fields: [
    { name: "title", type: "text", required: true, maxLength: 200 },
    { name: "description", type: "textarea", maxLength: 2000 },
    { name: "image", label: "Images", type: "upload", relationTo: "media", hasMany: true },
    shownDays,
    attachments,
    link,
    changedBy,
  ],
};
