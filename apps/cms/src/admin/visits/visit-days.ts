import { toCalendarDay } from "@manor/content-api/calendar-day";

export const isCalendarDay = (text: unknown): text is string =>
  typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text) && toCalendarDay(text) === text;

/** The month `YYYY-MM` that is so many months later. */
export function addToMonth(month: string, months: number): string {
  const at = new Date(`${month}-15T12:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** The first day of a month, and that of the next one. */
export const toSpan = (month: string): [from: string, to: string] => [
  `${month}-01`,
  `${addToMonth(month, 1)}-01`,
];
