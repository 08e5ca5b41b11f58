import { type DateField, type DateFieldValidation, type RowField, ValidationError } from "payload";
import { labelIn } from "../i18n/label-in.ts";
import { today } from "../today.ts";
import { dayIn, isDay, momentOf } from "./dates.ts";

type Options = Omit<DateField, "type"> & { isToday?: boolean };

/** A date without a time. Payload stores a timestamp; the content API returns its day in Kolkata. */
export function calendarDay({ isToday = false, ...field }: Options): DateField {
  return {
    ...field,
    type: "date",
    ...(isToday && { defaultValue: () => momentOf(today()) }),
    validate: field.validate ?? ((value: unknown, { required }) => isDay(value, required)),
    hooks: {
      beforeValidate: [
        ({ value, path, collection, req, field: { label } }) => {
          const day = dayIn(value);
          if (day) return momentOf(day);
          if (day === "") return value === undefined ? undefined : null;
          // Payload saves drafts without validation, and the database would store any text.
          const errors = [
            {
              path: path.join("."),
              message: String(isDay(value)),
              label: labelIn(label || "Date", req.i18n.language),
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
export const isEventDay: DateFieldValidation = (value, { data }) => {
  const { category }: { category?: unknown } = Object(data);
  return isDay(value, category === "AcademicCalender");
};

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
      validate: (value, { siblingData }) => endsAfterItBegins(value, siblingData),
      admin: {
        width: "50%",
        description: "The last day on the website. Empty: until somebody takes it down.",
      },
    }),
  ],
};

function endsAfterItBegins(value: unknown, siblings: unknown): true | string {
  const { showFrom }: { showFrom?: unknown } = Object(siblings);
  const [from, until] = [dayIn(showFrom), dayIn(value)];
  if (from && until && until < from) return "The last day comes before the first one.";
  return isDay(value);
}

const moment = (name: string, label: string): DateField => ({
  name,
  label,
  type: "date",
  index: true,
  admin: {
    hidden: true,
    disableBulkEdit: true,
    components: {
      Cell: "/src/admin/date-time-cell.tsx#DateTimeCell",
      // Timestamps already identify the two versions.
      Diff: "/src/admin/empty.tsx#Nothing",
    },
  },
});

/** Payload's timestamp fields, shown in the school's time zone. */
export const moments: DateField[] = [
  moment("updatedAt", "Last saved"),
  moment("createdAt", "Created"),
];

/** The same for a global. */
export const momentsOfScreen: DateField[] = moments.map(({ index: _, ...field }) => field);
