import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { consent } from "../../fields/consent.ts";
import { calendarDay } from "../../fields/date-fields.ts";

export const birthdays = websiteCollection({
  slug: "birthdays",
  labels: { singular: "Birthday", plural: "Birthdays" },
  admin: {
    useAsTitle: "name",
    defaultColumns: ["name", "class", "date", "_status"],
    description:
      "Birthdays of pupils. The website never shows the year. Records in the trash are deleted after 30 days.",
    components: { beforeListTable: ["/src/admin/import/import-link.tsx#ImportLink"] },
  },
  defaultSort: "name",
  fields: [
    { name: "name", type: "text", required: true, maxLength: 200 },
    {
      type: "row",
      fields: [
        { name: "class", type: "text", maxLength: 20, admin: { width: "50%", placeholder: "VII" } },
        calendarDay({
          name: "date",
          label: "Date of birth",
          required: true,
          admin: { width: "50%" },
        }),
      ],
    },
    { name: "photo", type: "upload", relationTo: "media" },
    consent,
  ],
});
