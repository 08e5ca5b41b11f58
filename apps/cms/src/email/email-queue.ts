import {
  type CollectionConfig,
  type Field,
  NotFound,
  type Payload,
  type RelationshipField,
} from "payload";
import { denyAll, isAdmin, mayPublish } from "../access/access.ts";
import { defineEndpoint } from "../access/define-endpoint.ts";
import { recordEvent } from "../audit-log/audit-log.ts";
import { defineCollection } from "../collection-defaults/define-collection.ts";
import { findOne } from "../database/find-records.ts";
import { uiField } from "../fields/record-fields.ts";
import type { PayloadJob } from "../payload-types.ts";
import { queueEmail } from "./queue-email.ts";

const isEmail = { taskSlug: { equals: "sendEmail" } };
const hidden = { hidden: true } as const;

/** The record that an e-mail is about. The text is composed when it is sent, so the queue stores none. */
const about = (name: string, relationTo: RelationshipField["relationTo"], label: string) =>
  ({ name, label, type: "relationship", relationTo, index: true }) as RelationshipField;

const emailFields: Field[] = [
  uiField("sendAgain", "/src/email/send-again.tsx#SendAgain"),
  {
    name: "kind",
    label: "Purpose",
    type: "select",
    options: [
      { label: "Subscription confirmation", value: "confirmation" },
      { label: "Newsletter", value: "newsletter" },
      { label: "New message", value: "message" },
      { label: "New enquiry", value: "newEnquiry" },
      { label: "Confirmation of an enquiry", value: "enquiry" },
      { label: "Visit to the school", value: "visit" },
      { label: "New password", value: "password" },
      { label: "Invitation", value: "invitation" },
    ],
  },
  { name: "reason", label: "Reason", type: "text", maxLength: 300 },
  { name: "priority", type: "number", defaultValue: 0, index: true, admin: hidden },
  // Prevents queueing the same e-mail twice.
  { name: "key", type: "text", unique: true, admin: hidden },
  { name: "to", type: "text", admin: hidden },
  about("campaign", "campaigns", "Newsletter"),
  about("subscriber", "subscribers", "Subscriber"),
  about("message", "contact-messages", "Message"),
  about("enquiry", "enquiries", "Enquiry"),
  about("booking", "visit-bookings", "Booking of a visit"),
  about("person", "users", "User"),
];

/** Payload's own fields, set by code only; some are columns of the list. */
const columns: Record<string, object> = {
  hasError: {
    label: "Status",
    admin: { ...hidden, components: { Cell: "/src/email/email-state.tsx#EmailState" } },
  },
  totalTried: { label: "Attempts", admin: hidden },
  waitUntil: {
    label: "Next attempt",
    admin: { ...hidden, components: { Cell: "/src/fields/date-cell.tsx#DateTimeCell" } },
  },
};
const payloadFields = (fields: readonly Field[]): Field[] =>
  fields
    .flatMap((field) => (field.type === "tabs" ? field.tabs.flatMap((tab) => tab.fields) : [field]))
    .map((field) => ({ admin: hidden, ...field, ...columns["name" in field ? field.name : ""] }))
    .map((field) => ({ ...field, admin: { ...field.admin, ...hidden } }) as Field);

export type OnSendAgain = (payload: Payload, email: PayloadJob) => Promise<void>;

const sendAgain = (onSendAgain: OnSendAgain) =>
  defineEndpoint("post", "/:id/send-again", isAdmin, async (req) => {
    const where = { ...isEmail, id: { equals: req.routeParams?.id }, hasError: { equals: true } };
    const failed = await findOne(req.payload, "payload-jobs", where);
    if (!failed?.kind || !failed.key) throw new NotFound(req.t);
    const { kind, key, to, campaign, subscriber, message, enquiry, booking, person } = failed;
    const about = { campaign, subscriber, message, enquiry, booking, person };
    await queueEmail(req.payload, { kind, key, to, ...about });
    await onSendAgain(req.payload, failed);
    await recordEvent(req, {
      what: "sent an e-mail again",
      list: "payload-jobs",
      record: failed.id,
    });
    return Response.json({ key });
  });

/** Payload's jobs. The admin shows only e-mails: those that wait, and those that failed. */
export const emailQueue = (jobs: CollectionConfig, onSendAgain: OnSendAgain): CollectionConfig =>
  defineCollection({
    ...jobs,
    labels: { singular: "Queued e-mail", plural: "E-mail queue" },
    admin: {
      group: "E-mail",
      useAsTitle: "key",
      listSearchableFields: ["reason"],
      defaultColumns: ["kind", "hasError", "reason", "totalTried", "waitUntil", "campaign"],
      description: "E-mails that are waiting or could not be sent. Sent e-mails are not stored.",
      components: { beforeListTable: ["/src/email/mail-notice.tsx#MailNotice"] },
      enableRichTextRelationship: false,
    },
    access: {
      read: (args) => mayPublish(args) && isEmail,
      create: denyAll,
      update: denyAll,
      delete: (args) => isAdmin(args) && isEmail,
    },
    defaultSort: "-updatedAt",
    disableDuplicate: true,
    disableBulkEdit: true,
    lockDocuments: false,
    endpoints: [...(jobs.endpoints || []), sendAgain(onSendAgain)],
    fields: [...emailFields, ...payloadFields(jobs.fields)],
  });
