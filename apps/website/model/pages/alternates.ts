import type { School } from "@manor/content-api/school";
import { addPrefix, type Language, translatedLanguages } from "../texts/languages.ts";
import { findPage } from "./find-page.ts";
import { isInLanguage } from "./language-address.ts";

/** The settings in a language; `undefined` while the school does not offer it. */
export type FindSchool = (language: Language) => School | undefined;

/** The page in one language, at its address there. */
export type Alternate = { language: Language; href: string };

/**
 * The languages of the page at this path, English first, with its address in each; `address` is the path with its
 * query. Empty for a page in English only.
 */
export function listAlternates(
  findSchool: FindSchool,
  address: string,
  path = address.split("?", 1)[0] ?? "",
): Alternate[] {
  const others = translatedLanguages.filter((language) => {
    const school = findSchool(language);
    return school && findPage(school, path) && isInLanguage(school, path);
  });
  if (others.length === 0) return [];
  return ["en" as const, ...others].map((language) => ({
    language,
    href: addPrefix(language, address),
  }));
}
