import type { DateFieldValidation } from "payload";
import { isDay } from "./day-rule.ts";

/** The academic calendar shows nothing without a date, so there an entry must have one. */
export const isEventDay: DateFieldValidation = (value, { data }) => {
  const { category }: { category?: unknown } = Object(data);
  return isDay(value, category === "AcademicCalender");
};
