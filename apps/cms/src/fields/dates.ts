import { toCalendarDay } from "@manor/content-api/calendar-day";
import type { Message } from "../i18n/translate.ts";

/** Days are stored as noon UTC, which is the same day in India. */
export const toTimestamp = (day: string): string => `${day}T12:00:00.000Z`;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(toTimestamp(day)) + days * 86_400_000).toISOString().slice(0, 10);

/** Parses a stored or typed day as `YYYY-MM-DD`; `""` for none, `undefined` when it is invalid. */
export function toDay(value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") return "";
  if (value instanceof Date) return toCalendarDay(value.toISOString()) || undefined;
  if (typeof value !== "string") return undefined;
  const text = value.trim().replace(/\s+/g, " ");
  return text === "" ? "" : (readDay(text) ?? (toCalendarDay(text) || undefined));
}

/** True for an empty field and for a valid day, in any of the usual notations. */
export function isDay(value: unknown, isRequired = false): true | Message {
  const day = toDay(value);
  if (day === undefined) {
    return {
      phrase:
        "“{text}” is not a valid date. Please use day/month/year: 05/12/2026 is 5 December 2026.",
      values: { text: String(value).slice(0, 40) },
    };
  }
  return day !== "" || !isRequired || "Please enter the date.";
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** `2026-03-05`, `5/3/2026`, `05.03.2026`, `5-Mar-2026` or `5 March 2026` as `YYYY-MM-DD`. Day first, as in India; `undefined` for anything else. */
export function readDay(cell: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell);
  if (iso) return toValidDay(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(cell);
  if (numbers) return toValidDay(numbers[3], numbers[2], numbers[1]);
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i.exec(cell);
  const month = months.indexOf(words?.[2]?.slice(0, 3).toLowerCase() ?? "") + 1;
  return words && month > 0 ? toValidDay(words[3], String(month), words[1]) : undefined;
}

function toValidDay(year = "", month = "", day = ""): string | undefined {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const timestamp = new Date(`${written}T12:00:00Z`);
  const isReal = !Number.isNaN(timestamp.getTime()) && timestamp.toISOString().startsWith(written);
  return isReal ? written : undefined;
}

const dateFormat = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

export const formatDate = (day: string, language?: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(getLocale(language), dateFormat);

export const formatLongDate = (day: string, language?: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(getLocale(language), {
    weekday: "long",
    ...dateFormat,
  });

const timeZone = "Asia/Kolkata";

export function formatDateTime(timestamp: string | Date, language?: string): string {
  const at = new Date(timestamp);
  const month = { ...dateFormat, timeZone };
  return `${at.toLocaleDateString(getLocale(language), month)}, ${formatTime(at)}`;
}

/** `16:05`, in India. */
export const formatTime = (at: Date): string =>
  at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });

/** The locale for dates: always that of India, not the browser's. */
const getLocale = (language: string | undefined): string => (language === "hi" ? "hi-IN" : "en-GB");
