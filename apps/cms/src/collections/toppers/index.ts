import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { consent } from "../../fields/consent.ts";
import { isMarks, isSessionYear } from "../../fields/text-rules.ts";
import { validator } from "../../fields/validator.ts";

export const toppers = websiteCollection({
  slug: "toppers",
  labels: { singular: "Topper", plural: "Toppers" },
  admin: {
    useAsTitle: "name",
    defaultColumns: ["name", "class", "sessionYear", "division", "_status"],
    description:
      "The best results of Class X and Class XII. Records in the trash are deleted after 30 days.",
    components: { beforeListTable: ["/src/admin/import/import-link.tsx#ImportLink"] },
  },
  defaultSort: "-sessionYear",
  fields: [
    { name: "name", type: "text", required: true, maxLength: 200 },
    {
      type: "row",
      fields: [
        {
          name: "class",
          type: "select",
          required: true,
          options: ["X", "XII"],
          admin: { width: "34%" },
        },
        {
          name: "sessionYear",
          label: "Session",
          type: "text",
          validate: validator(isSessionYear),
          admin: { width: "33%", placeholder: "2025-2026" },
        },
        {
          name: "division",
          label: "Marks (per cent)",
          type: "text",
          required: true,
          validate: validator(isMarks),
          admin: { width: "33%", placeholder: "96.4" },
        },
      ],
    },
    {
      name: "stream",
      type: "text",
      maxLength: 60,
      admin: { placeholder: "Science, Commerce or Humanities" },
    },
    { name: "photo", type: "upload", relationTo: "media" },
    consent,
  ],
});
