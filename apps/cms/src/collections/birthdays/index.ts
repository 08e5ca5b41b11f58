import type { CollectionConfig } from "payload";
import { websiteAccess } from "../../access/access.ts";
import { versionHooks } from "../../content-version/hooks.ts";
import { changedBy } from "../../fields/changed-by.ts";
import { consent } from "../../fields/consent.ts";
import { calendarDay } from "../../fields/date-fields.ts";
import { recordVersions } from "../../versions.ts";

export const birthdays: CollectionConfig = {
  slug: "birthdays",
  labels: { singular: "Birthday", plural: "Birthdays" },
  admin: {
    group: "Website",
    useAsTitle: "name",
    defaultColumns: ["name", "class", "date", "_status"],
    description:
      "Birthdays of pupils. The website never shows the year. Records in the trash are deleted after 30 days.",
    components: { beforeListTable: ["/src/admin/import/import-link.tsx#ImportLink"] },
  },
  access: websiteAccess,
  versions: recordVersions,
  trash: true,
  hooks: versionHooks,
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
    changedBy,
  ],
};
