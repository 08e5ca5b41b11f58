import type { CollectionConfig } from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { nobody } from "../access/nobody.ts";

/** Who did what, when and from where. Lines are added by the host alone; nobody changes or deletes one. */
export const trail: CollectionConfig = {
  slug: "trail",
  labels: { singular: "Activity log entry", plural: "Activity log" },
  admin: {
    group: "Settings",
    useAsTitle: "what",
    defaultColumns: ["at", "account", "what", "list", "record", "from"],
    description:
      "Every change, sign-in and opened message, by account. Entries cannot be changed or deleted.",
    components: { beforeListTable: ["/src/admin/export-link.tsx#ExportLink"] },
    listSearchableFields: ["account", "what", "list", "record"],
    enableRichTextRelationship: false,
  },
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  defaultSort: "-at",
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  timestamps: false,
  fields: [
    {
      name: "at",
      label: "When",
      type: "date",
      required: true,
      index: true,
      admin: {
        components: {
          Cell: "/src/admin/moment-cell.tsx#MomentCell",
          Field: "/src/admin/moment-field.tsx#MomentField",
        },
      },
    },
    { name: "account", label: "Who", type: "text", required: true, index: true },
    { name: "accountId", label: "Account", type: "text", required: true },
    {
      name: "what",
      type: "text",
      required: true,
      admin: {
        components: {
          Cell: "/src/admin/retold-cell.tsx#RetoldCell",
          Field: "/src/admin/retold-field.tsx#RetoldField",
        },
      },
    },
    {
      name: "list",
      type: "text",
      required: true,
      admin: {
        components: {
          Cell: "/src/admin/list-name.tsx#ListNameCell",
          Field: "/src/admin/list-name.tsx#ListNameField",
        },
      },
    },
    { name: "record", type: "text" },
    {
      name: "from",
      label: "From where",
      type: "text",
      required: true,
      admin: {
        components: {
          Cell: "/src/admin/retold-cell.tsx#RetoldCell",
          Field: "/src/admin/retold-field.tsx#RetoldField",
        },
      },
    },
  ],
};
