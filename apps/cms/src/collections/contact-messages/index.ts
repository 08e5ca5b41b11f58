import type { Access, CollectionConfig, Field } from "payload";
import { denyAll, isAdminOrTrashing, mayPublish, setByCode } from "../../access/access.ts";
import { dateTime } from "../../fields/date-fields.ts";
import { noticeFields } from "../../fields/notice-fields.ts";
import { uiField } from "../../fields/record-fields.ts";

const allowedFields = ["deletedAt", "isHandled"];

/** A message can only be resolved, reopened, moved to the trash and restored. */
const mayResolve: Access = (args) => {
  const changed = Object.keys(Object(args.data ?? {}));
  const isAllowed = changed.length > 0 && changed.every((name) => allowedFields.includes(name));
  return isAllowed && mayPublish(args);
};

const handledFields: Field[] = [
  {
    name: "isHandled",
    label: "Resolved",
    type: "checkbox",
    defaultValue: false,
    index: true,
    admin: {
      position: "sidebar",
      components: {
        Field: "/src/collections/contact-messages/resolve-message.tsx#ResolveMessage",
        Cell: "/src/collections/contact-messages/message-list.tsx#HandledCell",
      },
    },
  },
  {
    name: "handledBy",
    type: "text",
    access: setByCode,
    admin: { hidden: true },
    hooks: {
      beforeChange: [
        ({ data, value, req }) => {
          if (data?.isHandled === undefined || !req.user) return value;
          return data.isHandled ? req.user.name || req.user.email : null;
        },
      ],
    },
  },
  {
    name: "handledAt",
    type: "date",
    access: setByCode,
    admin: { hidden: true },
    hooks: {
      beforeChange: [
        ({ data, value, originalDoc, req }) => {
          if (data?.isHandled === undefined || !req.user) return value;
          if (!data.isHandled) return null;
          return originalDoc?.isHandled ? value : new Date().toISOString();
        },
      ],
    },
  },
];

/** The content API checks a new message (`ContactMessage`); nothing else creates or changes one. */
export const contactMessages: CollectionConfig = {
  slug: "contact-messages",
  labels: { singular: "Message", plural: "Messages" },
  admin: {
    group: "Inbox",
    useAsTitle: "name",
    defaultColumns: ["receivedAt", "isHandled", "name", "email", "message"],
    components: {
      beforeListTable: [
        "/src/collections/contact-messages/message-list.tsx#RecipientsNotice",
        "/src/admin/export/export-link.tsx#ExportLink",
        "/src/admin/personal-data/personal-data.tsx#PersonalData",
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
    { ...dateTime, name: "receivedAt", label: "Received", required: true, index: true },
    { name: "name", type: "text", required: true },
    { name: "email", label: "E-mail", type: "text", required: true },
    { name: "message", type: "textarea", required: true },
    ...handledFields,
    uiField("removal", "/src/collections/contact-messages/removal-request.tsx#RemovalRequest"),
    { name: "formType", label: "Form", type: "text", admin: { position: "sidebar" } },
    ...noticeFields,
    // A repeated request with the same key stores no second message.
    { name: "idempotencyKey", type: "text", unique: true, index: true, admin: { hidden: true } },
  ],
};
