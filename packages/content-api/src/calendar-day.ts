const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

const inKolkata = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Kolkata",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day in Asia/Kolkata of a date, as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return inKolkata.format(moment);
}

/** A calendar day without its year: `2011-05-17` becomes `2000-05-17` (2000 had a 29 February), `""` stays `""`. */
export const yearlessDay = (day: string): string => day && `2000${day.slice(4)}`;

/**
 * Reads an ISO 8601 date or date-time as a calendar day in Asia/Kolkata (reading R30).
 * Without a zone the written day is meant; with one, the moment is taken to Kolkata.
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
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(moment.getTime()) ? "" : dayOf(moment);
}
