import type { School } from "@manor/content-api/school";
import type { Alternate } from "../../model/pages/alternates.ts";
import { findLanguageLink } from "../../model/pages/language-address.ts";
import { getTexts } from "../../model/school/get-texts.ts";
import { getLanguage } from "../../model/texts/languages.ts";
import { english, type PageLanguage } from "./page-language.ts";

/** The language of a page that the server renders, with every text. Browsers have `loadLanguage`. */
export function createPageLanguage(school: School, alternates: readonly Alternate[]): PageLanguage {
  const language = getLanguage(school);
  if (language === "en") return { ...english, alternates };
  const findLink = (href: string) => findLanguageLink(school, href);
  return { language, t: getTexts(school), alternates, findLink };
}
