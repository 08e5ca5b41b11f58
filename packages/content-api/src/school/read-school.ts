import { z } from "zod";
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
  const read: ReadSchool = { school: { ...emptySchool }, invalid: [] };
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
