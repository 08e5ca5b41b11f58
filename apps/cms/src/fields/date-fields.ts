import { type DateField, type RowField, ValidationError } from "payload";
import { createTranslator, getLabel, type Message } from "../i18n/translate.ts";
import { today } from "../today.ts";
import { isDay, toDay, toTimestamp } from "./dates.ts";
import { validator } from "./validator.ts";

type Options = Omit<DateField, "type"> & { isToday?: boolean };

/** A date without a time. Payload stores a timestamp; the content API returns its day in Kolkata. */
export function calendarDay({ isToday = false, ...field }: Options): DateField {
  return {
    ...field,
    type: "date",
    ...(isToday && { defaultValue: () => toTimestamp(today()) }),
    validate:
      field.validate ??
      validator((value, { required }: { required?: boolean }) => isDay(value, required)),
    hooks: {
      beforeValidate: [
        ({ value, path, collection, req, field: { label } }) => {
          const day = toDay(value);
          if (day) return toTimestamp(day);
          const problem = isDay(value);
          if (problem === true) return value === undefined ? undefined : null;
          // Payload saves drafts without validation, and the database would store any text.
          const errors = [
            {
              path: path.join("."),
              message: createTranslator(req.i18n.language)(problem),
              label: getLabel(label || "Date", req.i18n.language),
            },
          ];
          throw new ValidationError({ collection: collection?.slug ?? "", errors, req }, req.t);
        },
      ],
    },
    admin: {
      ...field.admin,
      date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" },
      components: {
        Field: "/src/fields/date-field.tsx#DateField",
        Cell: "/src/fields/date-cell.tsx#DateCell",
      },
    },
  } as DateField;
}

/** The academic calendar shows only entries with a date. */
export const isEventDay = validator((value, { data }: { data: object }) => {
  const { category }: { category?: unknown } = Object(data);
  return isDay(value, category === "AcademicCalender");
});

/** The first and last day on which visitors see a published record; the content API applies them. */
export const shownDays: RowField = {
  type: "row",
  fields: [
    calendarDay({
      name: "showFrom",
      label: "Show from",
      admin: { width: "50%", description: "Empty: as soon as it is published." },
    }),
    calendarDay({
      name: "showUntil",
      label: "Until",
      validate: validator((value, { siblingData }: { siblingData: object }) =>
        requireOrder(value, siblingData),
      ),
      admin: {
        width: "50%",
        description: "The last day on the website. Empty: no end date.",
      },
    }),
  ],
};

function requireOrder(value: unknown, siblings: unknown): true | Message {
  const { showFrom }: { showFrom?: unknown } = Object(siblings);
  const [from, until] = [toDay(showFrom), toDay(value)];
  if (from && until && until < from) return "The end date is before the start date.";
  return isDay(value);
}

/** The first and last day of a record: timestamps that mean calendar days. */
export type ShownDays = { showFrom?: string | null; showUntil?: string | null };

export type ShownState =
  | { isShown: true; until: string }
  | { isShown: false; reason: "not yet"; from: string }
  | { isShown: false; reason: "over"; since: string };

/** Whether a record is shown on a day, `YYYY-MM-DD` in Kolkata, including its first and last day. */
export function shownOn(day: string, { showFrom, showUntil }: ShownDays): ShownState {
  const from = toDay(showFrom) ?? "";
  const until = toDay(showUntil) ?? "";
  if (day < from) return { isShown: false, reason: "not yet", from };
  if (until !== "" && day > until) return { isShown: false, reason: "over", since: until };
  return { isShown: true, until };
}

export const shownToday = <T extends ShownDays>(records: readonly T[], day: string): T[] =>
  records.filter((record) => shownOn(day, record).isShown);

export const dateTime = {
  type: "date",
  admin: {
    components: {
      Cell: "/src/fields/date-cell.tsx#DateTimeCell",
      Field: "/src/fields/read-only-fields.tsx#DateTimeField",
    },
  },
} satisfies Partial<DateField>;

const timestampField = (name: string, label: string): DateField => ({
  name,
  label,
  type: "date",
  index: true,
  admin: {
    hidden: true,
    disableBulkEdit: true,
    components: {
      Cell: "/src/fields/date-cell.tsx#DateTimeCell",
      // Timestamps already identify the two versions.
      Diff: "/src/fields/hidden.tsx#Hidden",
    },
  },
});

/** Payload's timestamp fields, shown in the school's time zone. */
export const timestampFields: DateField[] = [
  timestampField("updatedAt", "Last saved"),
  timestampField("createdAt", "Created"),
];

export const globalTimestampFields: DateField[] = timestampFields.map(
  ({ index: _, ...field }) => field,
);
