import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { calendarDay } from "../../fields/date-fields.ts";
import { attachments, cardPhoto } from "../../fields/upload-fields.ts";

export const news = websiteCollection({
  slug: "news",
  labels: { singular: "News item", plural: "News" },
  admin: {
    useAsTitle: "title",
    defaultColumns: ["title", "fromDate", "_status", "updatedAt"],
    description: "Latest news. An item without a date is shown only when no year is selected.",
  },
  defaultSort: "-fromDate",
  fields: [
    { name: "title", type: "text", required: true, maxLength: 200 },
    calendarDay({ name: "fromDate", label: "Date", index: true, isToday: true }),
    { name: "description", type: "textarea", maxLength: 5000 },
    { name: "images", type: "upload", relationTo: "media", hasMany: true },
    cardPhoto,
    attachments,
  ],
});
