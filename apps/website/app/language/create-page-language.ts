import { findLanguageLink } from "../../model/pages/language-address.ts";
import { createTranslate } from "../../model/texts/create-translate.ts";
import type { Language } from "../../model/texts/languages.ts";
import { english, type PageLanguage } from "./page-language.ts";

/** The language of a page that the server renders, with every text. Browsers have `loadLanguage`. */
export const createPageLanguage = (language: Language): PageLanguage =>
  language === "en"
    ? english
    : {
        language,
        t: createTranslate(language),
        findLink: (href) => findLanguageLink(language, href),
      };
