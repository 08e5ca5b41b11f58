const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

const inKolkata = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day of a date in Asia/Kolkata, as `YYYY-MM-DD`. */
export function dayOf(date: Date): string {
  return inKolkata.format(date);
}

/** A calendar day without its year: `2011-05-17` becomes `2000-05-17` (2000 had a 29 February), `""` stays `""`. */
export const yearlessDay = (day: string): string => day && `2000${day.slice(4)}`;

/**
 * Reads an ISO 8601 date or date-time as a calendar day in Asia/Kolkata (reading R30).
 * Without a time zone the day is used as written; with one, the time is converted to Kolkata.
 * Returns `YYYY-MM-DD`, or `""` for anything that is not a real day. Never throws.
 */
export function toCalendarDay(value: string): string {
  const match = ISO.exec(value.trim());
  if (!match) return "";
  const [, year = "", month = "", day = "", hour = "0", minute = "0", second = "0", zone] = match;
  const written = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  written.setUTCFullYear(Number(year));
  const isReal =
    written.getUTCMonth() === Number(month) - 1 && written.getUTCDate() === Number(day);
  if (!isReal || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return "";
  if (!zone) return `${year}-${month}-${day}`;
  const offset = zone.toUpperCase() === "Z" ? "Z" : zone.replace(/^([+-]\d{2}):?(\d{2})$/, "$1:$2");
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(date.getTime()) ? "" : dayOf(date);
}
