import { maxContactLengths } from "@manor/content-api/check-contact";
import type { CollectionConfig, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import { denyAll, isAdminOrTrashing, mayPublish } from "../../access/access.ts";
import { dateTime } from "../../fields/date-fields.ts";
import { noticeFields } from "../../fields/notice-fields.ts";
import { uiField } from "../../fields/ui-fields.ts";
import { handledFields, mayResolve } from "./resolved.ts";

/** Earlier releases stored longer names and addresses. Such a message can still be resolved and moved to the trash. */
const validateNew: TextFieldSingleValidation = (value, options) =>
  options.operation === "update" || text(value, options);

export const contactMessages: CollectionConfig = {
  slug: "contact-messages",
  labels: { singular: "Message", plural: "Messages" },
  admin: {
    group: "Inbox",
    useAsTitle: "name",
    defaultColumns: ["receivedAt", "isHandled", "name", "email", "message"],
    components: {
      beforeListTable: [
        "/src/collections/contact-messages/recipients-notice.tsx#RecipientsNotice",
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
    {
      name: "name",
      type: "text",
      required: true,
      maxLength: maxContactLengths.name,
      validate: validateNew,
    },
    {
      name: "email",
      label: "E-mail",
      type: "text",
      required: true,
      maxLength: maxContactLengths.email,
      validate: validateNew,
    },
    { name: "message", type: "textarea", required: true, maxLength: maxContactLengths.message },
    ...handledFields,
    uiField("removal", "/src/collections/contact-messages/removal-request.tsx#RemovalRequest"),
    { name: "formType", label: "Form", type: "text", admin: { position: "sidebar" } },
    ...noticeFields,
    // A repeated request with the same key stores no second message.
    { name: "idempotencyKey", type: "text", unique: true, index: true, admin: { hidden: true } },
  ],
};
