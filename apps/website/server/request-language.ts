import type { School } from "@manor/content-api/school";
import type { Content } from "../content/content.ts";
import { findFixedPage } from "../model/pages/addresses.ts";
import type { FindSchool } from "../model/pages/alternates.ts";
import { findPage, redirectTarget } from "../model/pages/find-page.ts";
import { splitLanguage } from "../model/pages/language-address.ts";
import type { Language } from "../model/texts/languages.ts";

type RequestLanguage = { language: Language; path: string; school: School };

/** What exists in every language besides pages. */
const FILES = /^\/(?:feeds|og)\/|^\/site\.webmanifest$/;

/**
 * The language of a request, and its path in English. An address that exists only in English keeps its prefix, so that
 * no step finds anything there.
 */
export function readLanguage(path: string, english: School, find: FindSchool): RequestLanguage {
  const { language, rest } = splitLanguage(path);
  const school = language === "en" ? undefined : find(language);
  const isKnown =
    school !== undefined &&
    (FILES.test(rest) ||
      findFixedPage(rest) !== undefined ||
      findPage(school, rest) !== undefined ||
      redirectTarget(school, rest) !== undefined);
  return isKnown ? { language, path: rest, school } : { language: "en", path, school: english };
}

/** The content that pages in a language read; `undefined` while the school does not offer it. */
export function findContent<Shown extends Pick<Content, "inLanguage">>(
  content: Shown,
  language: Language,
): Shown | undefined {
  if (language === "en") return content;
  const translated = content.inLanguage(language);
  return translated && { ...content, ...translated };
}
