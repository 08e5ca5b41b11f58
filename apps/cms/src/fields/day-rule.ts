import { toCalendarDay } from "@manor/content-api/calendar-day";
import { readDay } from "./read-day.ts";

/** How the admin panel keeps a day: its noon, which is the same day in Kolkata and in Greenwich. */
export const momentOf = (day: string): string => `${day}T12:00:00.000Z`;

/** The day that a field holds or that somebody typed, `YYYY-MM-DD`; `""` for none, `undefined` when it cannot be read. */
export function dayIn(value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") return "";
  if (value instanceof Date) return toCalendarDay(value.toISOString()) || undefined;
  if (typeof value !== "string") return undefined;
  const text = value.trim().replace(/\s+/g, " ");
  return text === "" ? "" : (readDay(text) ?? (toCalendarDay(text) || undefined));
}

/** Holds for an empty field and for a day that can be read, in any of the usual notations. */
export function isDay(value: unknown, isRequired = false): true | string {
  const day = dayIn(value);
  if (day === undefined) {
    return `“${String(value).slice(0, 40)}” cannot be read as a date. Please write day, month and year: 05/12/2026 is 5 December 2026.`;
  }
  return day !== "" || !isRequired || "Please give the date.";
}
