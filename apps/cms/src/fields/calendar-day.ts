import { type DateField, ValidationError } from "payload";
import { labelIn } from "../i18n/label-in.ts";
import { today } from "../today.ts";
import { dayIn, isDay, momentOf } from "./day-rule.ts";

type Options = Omit<DateField, "type"> & { isToday?: boolean };

/** A date without a time of day. Payload keeps it as a moment; the contract reads its day in Kolkata. */
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
        Field: "/src/admin/day-field.tsx#DayField",
        Cell: "/src/admin/day-cell.tsx#DayCell",
      },
    },
  } as DateField;
}
