import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { shownDays } from "../../fields/date-fields.ts";
import { link } from "../../fields/text-rules.ts";
import { attachments } from "../../fields/upload-fields.ts";

export const notices = websiteCollection({
  slug: "notices",
  labels: { singular: "Pop-up notice", plural: "Pop-up notices" },
  admin: {
    useAsTitle: "title",
    defaultColumns: ["title", "_status", "updatedAt"],
    description: "Opens automatically on the home page. Use few notices, each with an end date.",
  },
  defaultSort: "-createdAt",
  fields: [
    { name: "title", type: "text", required: true, maxLength: 200 },
    { name: "description", type: "textarea", maxLength: 2000 },
    { name: "image", label: "Images", type: "upload", relationTo: "media", hasMany: true },
    shownDays,
    attachments,
    link,
  ],
});
