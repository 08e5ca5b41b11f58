import type { CollectionConfig, RelationshipField } from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { mayPublish } from "../access/may-publish.ts";
import { nobody } from "../access/nobody.ts";

/** What a letter is about: it is written from it when it goes out, so nothing of it is stored twice. */
const about = (name: string, relationTo: RelationshipField["relationTo"], label: string) =>
  ({ name, label, type: "relationship", relationTo, index: true }) as RelationshipField;

/** Letters that wait, or that nobody took. One that went out is deleted, but for those of a newsletter under way. */
export const letters: CollectionConfig = {
  slug: "letters",
  labels: { singular: "Queued e-mail", plural: "E-mail queue" },
  admin: {
    group: "E-mail",
    useAsTitle: "key",
    listSearchableFields: ["reason"],
    defaultColumns: ["kind", "state", "reason", "tries", "dueAt", "mailing"],
    description:
      "E-mails that wait or could not be sent, with the reason. Sent e-mails are not stored.",
    components: { beforeListTable: ["/src/admin/mail-sentence.tsx#MailSentence"] },
    enableRichTextRelationship: false,
  },
  access: { read: mayPublish, create: nobody, update: nobody, delete: isAdmin },
  defaultSort: "-updatedAt",
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  fields: [
    {
      name: "kind",
      label: "Purpose",
      type: "select",
      required: true,
      options: [
        { label: "Confirmation of a subscriber", value: "confirmation" },
        { label: "Newsletter", value: "newsletter" },
        { label: "New message", value: "message" },
        { label: "New password", value: "password" },
        { label: "Invitation to the admin panel", value: "invitation" },
      ],
    },
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      defaultValue: "waiting",
      options: [
        { label: "Waits", value: "waiting" },
        { label: "Is being sent", value: "trying" },
        { label: "Sent", value: "sent" },
        { label: "Not sent", value: "failed" },
      ],
    },
    { name: "reason", label: "Reason", type: "text", maxLength: 300 },
    { name: "tries", type: "number", required: true, defaultValue: 0 },
    {
      name: "dueAt",
      label: "Next attempt",
      type: "date",
      index: true,
      admin: { components: { Cell: "/src/admin/moment-cell.tsx#MomentCell" } },
    },
    // Whoever waits for a letter comes before a newsletter.
    { name: "turn", type: "number", required: true, index: true, admin: { hidden: true } },
    // The same letter is never there twice.
    { name: "key", type: "text", required: true, unique: true, admin: { hidden: true } },
    { name: "to", type: "text", admin: { hidden: true } },
    about("mailing", "mailings", "Newsletter"),
    about("subscriber", "subscribers", "Subscriber"),
    about("message", "contact-messages", "Message"),
    about("person", "users", "Person"),
  ],
};
