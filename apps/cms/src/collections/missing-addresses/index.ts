import type { CollectionConfig } from "payload";
import { denyAll, mayPublish } from "../../access/access.ts";
import { calendarDay } from "../../fields/date-fields.ts";
import { uiField } from "../../fields/record-fields.ts";

/** Addresses that visitors requested and the website does not have, as it reports them. */
export const missingAddresses: CollectionConfig = {
  slug: "missing-addresses",
  labels: { singular: "Address not found", plural: "Addresses not found" },
  admin: {
    group: "Website",
    useAsTitle: "address",
    defaultColumns: ["address", "count", "lastAsked", "leadTo"],
    description:
      "Addresses that visitors requested and the website does not have. They are deleted 90 days after the last request.",
    listSearchableFields: ["address"],
    enableRichTextRelationship: false,
  },
  access: { read: mayPublish, create: denyAll, update: denyAll, delete: mayPublish },
  defaultSort: "-count",
  disableBulkEdit: true,
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: "address",
      label: "Requested address",
      type: "text",
      required: true,
      unique: true,
      index: true,
    },
    { name: "count", label: "Requests", type: "number", required: true, index: true },
    calendarDay({ name: "lastAsked", label: "Last requested", required: true, index: true }),
    {
      ...uiField("leadTo", "/src/collections/missing-addresses/lead-to-form.tsx#LeadToForm"),
      label: "Redirect",
      admin: {
        components: {
          Cell: "/src/collections/missing-addresses/lead-to-cell.tsx#LeadToCell",
          Field: "/src/collections/missing-addresses/lead-to-form.tsx#LeadToForm",
        },
      },
    },
  ],
};
