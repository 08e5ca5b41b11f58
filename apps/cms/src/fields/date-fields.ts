import { type DateField, type DateFieldValidation, type RowField, ValidationError } from "payload";
import { labelIn } from "../i18n/label-in.ts";
import { today } from "../today.ts";
import { dayIn, isDay, momentOf } from "./dates.ts";

type Options = Omit<DateField, "type"> & { isToday?: boolean };

/** A date without a time. Payload stores a timestamp; the content API reads its day in Kolkata. */
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
          // A draft is saved without asking the rules, and the database would keep anything.
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

/** The academic calendar shows nothing without a date, so there an entry must have one. */
export const isEventDay: DateFieldValidation = (value, { data }) => {
  const { category }: { category?: unknown } = Object(data);
  return isDay(value, category === "AcademicCalender");
};

/** From when until when visitors see a published record; the host's answers obey it. */
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
        description: "The last day on the website. Empty: no end date.",
      },
    }),
  ],
};

function endsAfterItBegins(value: unknown, siblings: unknown): true | string {
  const { showFrom }: { showFrom?: unknown } = Object(siblings);
  const [from, until] = [dayIn(showFrom), dayIn(value)];
  if (from && until && until < from) return "The end date is before the start date.";
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
      // Their timestamps already name two versions.
      Diff: "/src/admin/empty.tsx#Nothing",
    },
  },
});

/** When a record was made and last saved: Payload's own fields, in the school's time. */
export const moments: DateField[] = [
  moment("updatedAt", "Last saved"),
  moment("createdAt", "Created"),
];

/** The same for a global. */
export const momentsOfScreen: DateField[] = moments.map(({ index: _, ...field }) => field);
