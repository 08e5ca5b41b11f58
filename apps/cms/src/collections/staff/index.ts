import { staffRoles } from "@manor/content-api/staff";
import type { GroupField } from "payload";
import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { consent } from "../../fields/consent.ts";
import { calendarDay } from "../../fields/date-fields.ts";

const roles = Object.entries(staffRoles).map(([value, label]) => ({ value, label }));

/** Without the notice about the whole record: only the photo needs consent. */
const photoConsent: GroupField = {
  ...consent,
  label: "Consent to the photo",
  admin: { description: "The photo is shown only with the consent of the person." },
  fields: consent.fields.filter(({ type }) => type === "row"),
};

export const staff = websiteCollection({
  slug: "staff",
  labels: { singular: "Staff member", plural: "Staff" },
  admin: {
    useAsTitle: "name",
    defaultColumns: ["name", "role", "subjects", "_status"],
    description:
      "Shown on the pages /staff and /disclosure. Without a published record, /staff is off. Records in the trash are deleted after 30 days.",
    components: { beforeListTable: ["/src/admin/import/import-link.tsx#ImportLink"] },
  },
  defaultSort: "name",
  fields: [
    { name: "name", type: "text", required: true, maxLength: 200 },
    {
      type: "row",
      fields: [
        {
          name: "role",
          label: "Role",
          type: "select",
          required: true,
          options: roles,
          admin: { width: "50%" },
        },
        calendarDay({ name: "joined", label: "Joined on", admin: { width: "50%" } }),
      ],
    },
    {
      name: "qualification",
      label: "Qualification",
      type: "text",
      maxLength: 200,
      admin: { placeholder: "M.A., B.Ed." },
    },
    { name: "subjects", label: "Subjects", type: "text", maxLength: 200 },
    {
      name: "position",
      label: "Position in the list",
      type: "number",
      min: 1,
      max: 1_000,
      admin: { description: "The order within a role. Empty: after all others, by name." },
    },
    { name: "photo", type: "upload", relationTo: "media" },
    photoConsent,
  ],
});
