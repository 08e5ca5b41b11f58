import type { CollectionConfig } from "payload";
import { websiteAccess } from "../../access/access.ts";
import { versionHooks } from "../../content-version/hooks.ts";
import { changedBy } from "../../fields/changed-by.ts";
import { calendarDay } from "../../fields/date-fields.ts";
import { attachments, cardPhoto } from "../../fields/upload-fields.ts";
import { recordVersions } from "../../versions.ts";

export const news: CollectionConfig = {
  slug: "news",
  labels: { singular: "News item", plural: "News" },
  admin: {
    group: "Website",
    useAsTitle: "title",
    defaultColumns: ["title", "fromDate", "_status", "updatedAt"],
    description: "Latest news. An item without a date is shown only when no year is selected.",
  },
  access: websiteAccess,
  versions: recordVersions,
  trash: true,
  hooks: versionHooks,
  defaultSort: "-fromDate",
  fields: [
    { name: "title", type: "text", required: true, maxLength: 200 },
    calendarDay({ name: "fromDate", label: "Date", index: true, isToday: true }),
    { name: "description", type: "textarea", maxLength: 5000 },
    { name: "images", type: "upload", relationTo: "media", hasMany: true },
    cardPhoto,
    attachments,
    changedBy,
  ],
};
