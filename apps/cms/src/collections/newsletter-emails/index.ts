import type { Access, CollectionConfig, Where } from "payload";
import { isAdmin, isSignedIn, mayPublish } from "../../access/access.ts";
import { changedBy, draftRecovery } from "../../fields/record-fields.ts";
import { link } from "../../fields/text-rules.ts";
import { sendingFields } from "./sending-fields.ts";

const isNotOrdered: Access = (args) => mayPublish(args) && { orderedAt: { exists: false } };
const notUnderWay: Where[] = [{ orderedAt: { exists: false } }, { finishedAt: { exists: true } }];
const isNotUnderWay: Access = (args) => isAdmin(args) && { or: notUnderWay };

export const newsletterEmails: CollectionConfig = {
  slug: "campaigns",
  labels: { singular: "E-mail newsletter", plural: "E-mail newsletters" },
  admin: {
    group: "E-mail",
    useAsTitle: "subject",
    defaultColumns: ["subject", "orderedAt", "sent", "failed"],
    description:
      "Sent once to all subscribers and cannot be recalled. Send yourself a test first. Do not name pupils.",
    listSearchableFields: ["subject", "text"],
    components: { beforeListTable: ["/src/email/mail-notice.tsx#MailNotice"] },
    enableRichTextRelationship: false,
  },
  access: { read: isSignedIn, create: mayPublish, update: isNotOrdered, delete: isNotUnderWay },
  defaultSort: "-updatedAt",
  disableBulkEdit: true,
  fields: [
    draftRecovery,
    {
      name: "subject",
      type: "text",
      required: true,
      maxLength: 150,
      hooks: {
        // Removes line breaks from pasted text: the subject becomes an e-mail header.
        beforeValidate: [
          ({ value }) =>
            value &&
            String(value)
              .replace(/[\p{Cc}\s]+/gu, " ")
              .trim(),
        ],
      },
    },
    {
      name: "text",
      type: "textarea",
      required: true,
      maxLength: 20_000,
      admin: {
        rows: 14,
        description:
          "Plain text. An empty line starts a new paragraph. The unsubscribe link is added automatically.",
      },
    },
    {
      ...link,
      label: "Link to a page or document",
      admin: { ...link.admin, description: "For example an issue on the E-Newsletter page." },
    },
    ...sendingFields,
    changedBy,
  ],
};
