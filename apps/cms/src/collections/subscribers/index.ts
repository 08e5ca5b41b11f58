import type { CollectionConfig } from "payload";
import { denyAll, isAdmin } from "../../access/access.ts";
import { dateTime } from "../../fields/date-fields.ts";
import { noticeFields } from "../../fields/notice-fields.ts";

/** Newsletter subscribers. They subscribe and unsubscribe themselves; unsubscribing deletes the record. */
export const subscribers: CollectionConfig = {
  slug: "subscribers",
  labels: { singular: "Subscriber", plural: "Subscribers" },
  admin: {
    group: "E-mail",
    useAsTitle: "email",
    defaultColumns: ["email", "confirmedAt", "stoppedBecause"],
    description:
      "People who subscribed on the website and confirmed it. Addresses are deleted after 48 hours without confirmation, or on unsubscribing.",
    listSearchableFields: ["email"],
    components: { beforeListTable: ["/src/email/mail-notice.tsx#MailNotice"] },
    enableRichTextRelationship: false,
  },
  access: { read: isAdmin, create: denyAll, update: denyAll, delete: isAdmin },
  defaultSort: "-confirmedAt",
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  fields: [
    {
      name: "email",
      label: "E-mail",
      type: "text",
      required: true,
      unique: true,
      index: true,
      maxLength: 254,
    },
    { ...dateTime, name: "confirmedAt", label: "Subscribed since", index: true },
    { ...dateTime, name: "askedAt", label: "Last request", index: true },
    {
      name: "stoppedBecause",
      label: "Delivery stopped (mail server error)",
      type: "text",
      maxLength: 300,
    },
    {
      name: "language",
      label: "E-mails in",
      type: "select",
      options: [
        { value: "en", label: "English" },
        { value: "hi", label: "Hindi" },
      ],
    },
    ...noticeFields,
    // Digests of the keys in the e-mails: reading this list is not enough to confirm or unsubscribe.
    { name: "salt", type: "text", required: true, admin: { hidden: true }, hidden: true },
    ...["confirmDigest", "leaveDigest"].map((name) => ({
      name,
      type: "text" as const,
      required: true,
      unique: true,
      index: true,
      hidden: true,
      admin: { hidden: true },
    })),
  ],
};
