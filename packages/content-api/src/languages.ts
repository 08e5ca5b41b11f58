import { z } from "zod";
import { optionalCalendarDay, optionalText } from "./fields.ts";
import { languageNames } from "./language-names.ts";
import { line } from "./school/fields.ts";

/** The first language of every school. */
export const firstLanguage = "en";

/** A further language of the website; `name` is its own name for itself. */
const language = z.object({ code: line(8).pipe(z.string().regex(/^[a-z]{2,3}$/)), name: line(40) });
export type Language = z.infer<typeof language>;

/** All languages but the first. A further one is a line in `language-names.ts`, and its catalogue. */
export const knownLanguages: readonly Language[] = Object.entries(languageNames)
  .filter(([code]) => code !== firstLanguage)
  .map(([code, name]) => ({ code, name }));

/**
 * In answers to `?lang=`, beyond the specification. `lang`: the language of the record's texts. `translatedOn`: the
 * day when a person last checked a translation that is now older than its source.
 */
export const languageFields = { lang: optionalText, translatedOn: optionalCalendarDay };

/** The address of a call in a further language; English has no parameter. */
export function inLanguage(path: string, lang = firstLanguage): string {
  if (lang === firstLanguage) return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${encodeURIComponent(lang)}`;
}

const languages = z.array(language).max(20);

/** The further languages of the website; none when the value is invalid. */
export function readLanguages(value: unknown): Language[] {
  const read = languages.safeParse(value);
  return read.success ? read.data : [];
}
