import type { CollectionConfig } from "payload";
import { denyAll } from "../access/deny-all.ts";
import { isAdminOrTrashing } from "../access/is-admin-or-trashing.ts";
import { mayPublish } from "../access/may-publish.ts";
import { removalField } from "../inbox/removal-field.ts";
import { handledFields, mayResolve } from "../inbox/resolved.ts";

/** The largest body of the contact form (64 KB). */
const maxLength = 65_536;
/** The limit of the contact form. */
const longestMessage = 10_000;

export const contactMessages: CollectionConfig = {
  slug: "contact-messages",
  labels: { singular: "Message", plural: "Messages" },
  admin: {
    group: "Inbox",
    useAsTitle: "name",
    defaultColumns: ["receivedAt", "isHandled", "name", "email", "message"],
    components: {
      beforeListTable: [
        "/src/admin/recipients-notice.tsx#RecipientsNotice",
        "/src/admin/export-link.tsx#ExportLink",
      ],
    },
    description: "Messages from the contact form. They cannot be changed, only marked as done.",
    listSearchableFields: ["name", "email", "message"],
    enableRichTextRelationship: false,
  },
  access: { read: mayPublish, create: denyAll, update: mayResolve, delete: isAdminOrTrashing },
  defaultSort: "-receivedAt",
  disableDuplicate: true,
  trash: true,
  lockDocuments: false,
  fields: [
    {
      name: "receivedAt",
      label: "Received",
      type: "date",
      required: true,
      index: true,
      admin: {
        components: {
          Cell: "/src/admin/date-time-cell.tsx#DateTimeCell",
          Field: "/src/admin/date-time-field.tsx#DateTimeField",
        },
      },
    },
    { name: "name", type: "text", required: true, maxLength },
    { name: "email", label: "E-mail", type: "text", required: true, maxLength },
    { name: "message", type: "textarea", required: true, maxLength: longestMessage },
    ...handledFields,
    removalField,
    { name: "formType", label: "Form", type: "text", admin: { position: "sidebar" } },
    // A repeated request with the same key stores no second message.
    { name: "idempotencyKey", type: "text", unique: true, index: true, admin: { hidden: true } },
  ],
};
