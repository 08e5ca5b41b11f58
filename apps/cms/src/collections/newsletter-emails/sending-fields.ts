import type { Field } from "payload";
import { uiField } from "../../fields/ui-fields.ts";

const byCodeOnly = { create: () => false, update: () => false };

/** The progress of sending a newsletter; all set by code. */
export const sendingFields: Field[] = [
  uiField("sending", "/src/collections/newsletter-emails/newsletter-sending.tsx#NewsletterSending"),
  {
    name: "orderedAt",
    label: "Sent on",
    type: "date",
    index: true,
    access: byCodeOnly,
    admin: { hidden: true, components: { Cell: "/src/fields/date-cell.tsx#DateTimeCell" } },
  },
  { name: "orderedBy", type: "text", access: byCodeOnly, admin: { hidden: true } },
  {
    name: "finishedAt",
    type: "date",
    index: true,
    access: byCodeOnly,
    admin: { hidden: true },
  },
  // The id of the last subscriber whose e-mail was queued: the next batch begins after it.
  {
    name: "reached",
    type: "number",
    defaultValue: 0,
    access: byCodeOnly,
    admin: { hidden: true },
  },
  {
    name: "sent",
    label: "E-mails sent",
    type: "number",
    defaultValue: 0,
    access: byCodeOnly,
    admin: { hidden: true },
  },
  {
    name: "failed",
    label: "Not sent",
    type: "number",
    defaultValue: 0,
    access: byCodeOnly,
    admin: { hidden: true },
  },
];
