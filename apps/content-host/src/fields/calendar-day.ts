import type { DateField } from "payload";

/** A date without a time of day. Payload keeps it as a moment; the contract reads its day in Kolkata. */
export function calendarDay(field: Omit<DateField, "type">): DateField {
  return {
    ...field,
    type: "date",
    admin: { ...field.admin, date: { pickerAppearance: "dayOnly", displayFormat: "d MMM yyyy" } },
  } as DateField;
}
