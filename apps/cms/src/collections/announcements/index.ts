import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { shownDays } from "../../fields/date-fields.ts";
import { link } from "../../fields/text-rules.ts";
import { attachments } from "../../fields/upload-fields.ts";

export const announcements = websiteCollection({
  slug: "announcements",
  labels: { singular: "Announcement", plural: "Announcements" },
  admin: {
    useAsTitle: "description",
    defaultColumns: ["description", "_status", "updatedAt"],
    description:
      "Shown in the ticker on the home page until their last day. Without one, an announcement that names years is shown until the last of them is over.",
  },
  defaultSort: "-createdAt",
  fields: [
    { name: "description", label: "Text", type: "text", required: true, maxLength: 300 },
    shownDays,
    attachments,
    link,
  ],
});
