import { localeOf } from "../i18n/locale-of.ts";

/** `2026-03-05` as `5 March 2026`, or as the reader's language has it. */
export const inWords = (day: string, language?: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(localeOf(language), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
