import { toCalendarDay } from "@manor/content-api/calendar-day";
import { localeOf } from "../i18n/locale-of.ts";

/** Days are stored as noon, which is the same day in Kolkata and in Greenwich. */
export const momentOf = (day: string): string => `${day}T12:00:00.000Z`;

/** Parses a stored or typed day as `YYYY-MM-DD`; `""` for none, `undefined` when it is invalid. */
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
    return `“${String(value).slice(0, 40)}” is not a valid date. Please use day/month/year: 05/12/2026 is 5 December 2026.`;
  }
  return day !== "" || !isRequired || "Please enter the date.";
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** `2026-03-05`, `5/3/2026`, `05.03.2026`, `5-Mar-2026` or `5 March 2026` as `YYYY-MM-DD`. Day first, as in India; `undefined` for anything else. */
export function readDay(cell: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(cell);
  if (numbers) return realDay(numbers[3], numbers[2], numbers[1]);
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i.exec(cell);
  const month = months.indexOf(words?.[2]?.slice(0, 3).toLowerCase() ?? "") + 1;
  return words && month > 0 ? realDay(words[3], String(month), words[1]) : undefined;
}

function realDay(year = "", month = "", day = ""): string | undefined {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const moment = new Date(`${written}T12:00:00Z`);
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written);
  return isReal ? written : undefined;
}

/** `2026-03-05` as `5 March 2026`, or as the reader's language has it. */
export const inWords = (day: string, language?: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(localeOf(language), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

const timeZone = "Asia/Kolkata";

/** A date and time in India: `5 December 2026, 10:00`, or as the user's language has it. */
export function inSchoolTime(moment: string | Date, language?: string): string {
  const at = new Date(moment);
  const month = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
  const time = { hour: "2-digit", minute: "2-digit", timeZone } as const;
  return `${at.toLocaleDateString(localeOf(language), month)}, ${at.toLocaleTimeString("en-GB", time)}`;
}
