import type { CollectionConfig, Field } from "payload";
import { denyAll, isAdmin, mayPublish } from "../../access/access.ts";
import { dateTime } from "../../fields/date-fields.ts";
import { noticeFields } from "../../fields/notice-fields.ts";
import { visitStates } from "../../fields/visit-states.ts";
import { afterCommit } from "../../payload-fixes/no-hook-after-commit.ts";
import { timeId } from "./change-booking.ts";
import { offerFreePlaces } from "./office.ts";

const hidden = { admin: { hidden: true } } as const;

const fields: Field[] = [
  { ...dateTime, name: "receivedAt", label: "Received", required: true, index: true },
  { name: "reference", type: "text", required: true, index: true },
  {
    name: "state",
    label: "State",
    type: "select",
    required: true,
    index: true,
    options: Object.entries(visitStates).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: "time",
    label: "Visit time",
    type: "relationship",
    relationTo: "visit-times",
    required: true,
    index: true,
  },
  { name: "people", label: "People", type: "number", required: true },
  { name: "class", type: "text", required: true },
  { name: "name", type: "text", required: true },
  // In lower case, to find all data about an address; empty for a family that the office entered.
  { name: "email", label: "E-mail", type: "text", index: true },
  {
    name: "language",
    label: "E-mails in",
    type: "select",
    required: true,
    options: [
      { value: "en", label: "English" },
      { value: "hi", label: "Hindi" },
    ],
  },
  { name: "came", label: "Came", type: "checkbox" },
  ...noticeFields,
  // A repeated request with the same key stores no second booking, and gets the same reply.
  { name: "idempotencyKey", type: "text", unique: true, index: true, ...hidden },
  { name: "wasFull", type: "checkbox", ...hidden },
  { name: "keySalt", type: "text", hidden: true, ...hidden },
  { name: "keyDigest", type: "text", unique: true, index: true, hidden: true, ...hidden },
  // Counts the e-mails about the booking: the SEQUENCE of its calendar file. Only the last one is sent.
  { name: "emailCount", type: "number", required: true, defaultValue: 0, ...hidden },
  { name: "waitingSince", type: "date", index: true, ...hidden },
  { name: "expiresAt", type: "date", index: true, ...hidden },
  { name: "confirmedAt", type: "date", ...hidden },
  { name: "bookedAt", type: "date", ...hidden },
];

/**
 * Bookings are never saved through a form: Payload would write all fields back as it read them, and undo what the family
 * changed meanwhile. The office changes bookings on the page of their day (`office.ts`).
 */
export const visitBookings: CollectionConfig = {
  slug: "visit-bookings",
  labels: { singular: "Booking of a visit", plural: "Bookings of visits" },
  admin: {
    group: "Inbox",
    useAsTitle: "reference",
    defaultColumns: ["reference", "state", "time", "people", "class", "name", "receivedAt"],
    components: {
      beforeListTable: [
        "/src/admin/visits/visits-link.tsx#VisitsLink",
        "/src/admin/export/export-link.tsx#ExportLink",
        "/src/admin/personal-data/personal-data.tsx#PersonalData",
      ],
    },
    description: "Families that booked a visit, from the page /admission/visit or at the office.",
    listSearchableFields: ["reference", "name", "email"],
    enableRichTextRelationship: false,
  },
  access: { read: mayPublish, create: denyAll, update: denyAll, delete: isAdmin },
  defaultSort: "-receivedAt",
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    afterDelete: [
      ({ doc, req }) => {
        if (!doc.time) return undefined;
        const id = timeId(doc);
        return afterCommit(req, `visit time ${id}`, () => offerFreePlaces(req.payload, id));
      },
    ],
  },
  fields,
};
