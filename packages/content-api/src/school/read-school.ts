import { z } from "zod";
import { toCalendarDay } from "../calendar-day.ts";
import { readLanguages } from "../languages.ts";
import { emptySchool } from "./empty-school.ts";
import { type School, type SchoolPart, schoolParts } from "./school.ts";
import { brokenPages } from "./text-pages.ts";

export type ReadSchool = {
  school: School;
  /** The invalid parts and text pages with the reason. */
  invalid: { part: SchoolPart; reason: string }[];
};

/**
 * Parses the response of the call `site` part by part, and its text pages one by one. An absent part is empty. For an
 * invalid part the school has the one of `last`, the last valid school; an invalid text page is left out. Both are
 * reported. A value that is not an object has no part. Never throws.
 */
export function readSchool(json: unknown, last: School = emptySchool): ReadSchool {
  const given: Record<string, unknown> =
    typeof json === "object" && json !== null && !Array.isArray(json) ? { ...json } : {};
  const read: ReadSchool = { school: { ...emptySchool, ...readLanguageParts(given) }, invalid: [] };
  for (const part of Object.keys(schoolParts) as SchoolPart[]) {
    const value = given[part];
    if (value === undefined || value === null) continue;
    const result = schoolParts[part].safeParse(value);
    // TypeScript cannot relate the key to the type of its value in a loop.
    read.school = { ...read.school, [part]: result.success ? result.data : last[part] };
    if (!result.success) read.invalid.push({ part, reason: z.prettifyError(result.error) });
    if (part === "pages" && result.success)
      for (const reason of brokenPages(value)) read.invalid.push({ part, reason });
  }
  return read;
}

const isPart = (name: unknown): name is SchoolPart =>
  typeof name === "string" && Object.hasOwn(schoolParts, name);

function readLanguageParts({
  languages,
  lang,
  untranslated,
  translatedOn,
}: Record<string, unknown>) {
  const read = readLanguages(languages);
  const days = Object.entries(Object(translatedOn)).flatMap(([part, value]) => {
    const day = isPart(part) && typeof value === "string" ? toCalendarDay(value) : "";
    return day ? [[part, day] as const] : [];
  });
  return {
    ...(read.length > 0 && { languages: read }),
    ...(typeof lang === "string" && lang !== "" && { lang }),
    ...(Array.isArray(untranslated) && { untranslated: untranslated.filter(isPart) }),
    ...(days.length > 0 && { translatedOn: Object.fromEntries(days) }),
  };
}
