import { localeOf } from "../i18n/locale-of.ts";

const timeZone = "Asia/Kolkata";

/** A moment as the school's clock shows it: `5 December 2026, 10:00`, or as the reader's language has it. */
export function inSchoolTime(moment: string | Date, language?: string): string {
  const at = new Date(moment);
  const month = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
  const time = { hour: "2-digit", minute: "2-digit", timeZone } as const;
  return `${at.toLocaleDateString(localeOf(language), month)}, ${at.toLocaleTimeString("en-GB", time)}`;
}
