import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { consent } from "../../fields/consent.ts";
import { calendarDay } from "../../fields/date-fields.ts";
import { cardPhoto } from "../../fields/upload-fields.ts";

export const albums = websiteCollection({
  slug: "albums",
  labels: { singular: "Photo album", plural: "Photo albums" },
  admin: {
    useAsTitle: "title",
    defaultColumns: ["title", "date", "category", "_status"],
    components: {
      beforeListTable: ["/src/admin/album-review/album-review-link.tsx#AlbumReviewLink"],
    },
    description: "Photos of one occasion. Records in the trash are deleted after 30 days.",
  },
  defaultSort: "-date",
  fields: [
    { name: "title", type: "text", required: true, maxLength: 200 },
    calendarDay({ name: "date", index: true, isToday: true }),
    { name: "description", type: "textarea", maxLength: 5000 },
    consent,
    {
      name: "attachments",
      label: "Photos",
      type: "upload",
      relationTo: "media",
      hasMany: true,
    },
    cardPhoto,
    {
      name: "category",
      label: "Shown in",
      type: "select",
      required: true,
      defaultValue: "PhotoGallery",
      options: [
        { label: "Photo gallery", value: "PhotoGallery" },
        { label: "Events at the school (home page)", value: "EventsSGSM" },
      ],
      admin: { position: "sidebar" },
    },
  ],
});
