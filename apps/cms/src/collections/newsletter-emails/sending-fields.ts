import type { Field, NumberField } from "payload";
import { setByCode } from "../../access/access.ts";
import { uiField } from "../../fields/record-fields.ts";

const hidden = { access: setByCode, admin: { hidden: true } };

const count = (name: string, label?: string): NumberField => ({
  name,
  label,
  type: "number",
  defaultValue: 0,
  ...hidden,
});

export const sendingFields: Field[] = [
  uiField("sending", "/src/collections/newsletter-emails/newsletter-sending.tsx#NewsletterSending"),
  {
    name: "orderedAt",
    label: "Sent on",
    type: "date",
    index: true,
    access: setByCode,
    admin: { hidden: true, components: { Cell: "/src/fields/date-cell.tsx#DateTimeCell" } },
  },
  { name: "orderedBy", type: "text", ...hidden },
  { name: "finishedAt", type: "date", index: true, ...hidden },
  // The id of the last subscriber whose e-mail was queued: the next batch begins after it.
  count("reached"),
  count("sent", "E-mails sent"),
  count("failed", "Not sent"),
];
