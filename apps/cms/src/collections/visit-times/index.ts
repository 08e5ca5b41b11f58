import type { CollectionConfig, Field } from "payload";
import { isAdmin, mayPublish, setByCode } from "../../access/access.ts";
import { versionHooks } from "../../content-version/content-version.ts";
import { findAll } from "../../database/find-records.ts";
import { calendarDay } from "../../fields/date-fields.ts";
import { changedBy } from "../../fields/record-fields.ts";
import { validator } from "../../fields/validator.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { afterCommit } from "../../payload-fixes/no-hook-after-commit.ts";
import { queueVisitExpiries } from "../visit-bookings/expiries.ts";
import { offerFreePlaces } from "../visit-bookings/office.ts";

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const wholeNumber = (min: number, max: number, message: Phrase) =>
  validator((value) => {
    const number = Number(value);
    return (Number.isInteger(number) && number >= min && number <= max) || message;
  });

const fields: Field[] = [
  {
    type: "row",
    fields: [
      calendarDay({ name: "day", label: "Day", required: true, index: true }),
      {
        name: "time",
        label: "Time",
        type: "text",
        required: true,
        defaultValue: () => "10:00",
        validate: validator(
          (value) => TIME.test(String(value)) || "Please enter the time as 09:30 or 14:00.",
        ),
        admin: { width: "50%" },
      },
    ],
  },
  { name: "kind", label: "Kind of visit", type: "text", required: true, maxLength: 80 },
  {
    name: "classes",
    label: "For the classes",
    type: "text",
    maxLength: 80,
    admin: { description: "Such as IV to VI. Empty: for all.", placeholder: "IV to VI" },
  },
  {
    type: "row",
    fields: [
      {
        name: "places",
        label: "Places",
        type: "number",
        required: true,
        defaultValue: 10,
        validate: wholeNumber(1, 500, "Please enter a whole number from 1 to 500."),
        admin: { width: "50%", description: "One place is for one family." },
      },
      {
        name: "closesHours",
        label: "Booking ends, hours before",
        type: "number",
        required: true,
        defaultValue: 24,
        validate: wholeNumber(0, 336, "Please enter a whole number from 0 to 336."),
        admin: { width: "50%" },
      },
    ],
  },
  {
    name: "language",
    label: "Language of the visit",
    type: "select",
    required: true,
    defaultValue: "en",
    options: [
      { value: "en", label: "English" },
      { value: "hi", label: "Hindi" },
    ],
  },
  {
    name: "isCancelled",
    label: "Cancelled",
    type: "checkbox",
    access: setByCode,
    admin: { position: "sidebar", readOnly: true, condition: (data) => data?.isCancelled === true },
  },
  changedBy,
];

export const visitTimes: CollectionConfig = {
  slug: "visit-times",
  labels: { singular: "Visit time", plural: "Visit times" },
  admin: {
    group: "Your school",
    useAsTitle: "kind",
    defaultColumns: ["day", "time", "kind", "classes", "places", "language"],
    components: { beforeListTable: ["/src/admin/visits/visits-link.tsx#VisitsLink"] },
    description: "Days and times at which families can visit the school.",
    enableRichTextRelationship: false,
  },
  access: { read: mayPublish, create: mayPublish, update: mayPublish, delete: isAdmin },
  defaultSort: "-day",
  disableBulkEdit: true,
  hooks: {
    ...versionHooks,
    beforeDelete: [
      async ({ id, req }) => {
        const where = { time: { equals: id } };
        const select = { state: true } as const;
        const bookings = await findAll(req.payload, "visit-bookings", { where, select, req });
        if (bookings.length > 0)
          throw new RefusalError("Families have booked this time, so it cannot be deleted.");
      },
    ],
    afterChange: [
      ...(versionHooks.afterChange ?? []),
      ({ doc, req, operation }) =>
        afterCommit(req, `visit time ${doc.id}`, async () => {
          if (operation === "update") await offerFreePlaces(req.payload, doc.id);
          await queueVisitExpiries(req.payload);
        }),
    ],
  },
  fields,
};
