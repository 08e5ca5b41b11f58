import type { School } from "@manor/content-api/school";
import { hindi } from "./hindi.ts";
import { getLanguage, type Language } from "./languages.ts";
import { type Catalogue, type Translate, translateEnglish, translateWith } from "./translate.ts";

/** The type makes every catalogue complete. */
const catalogues: Readonly<Record<Exclude<Language, "en">, Required<Catalogue>>> = { hi: hindi };

/** With every phrase, for the server. The browser has `loadLanguage` (app/language/browser-language.ts). */
export const createTranslate = (language: Language): Translate =>
  language === "en" ? translateEnglish : translateWith(catalogues[language]);

/** The interface texts in the language of a school's texts. Server only: it has every phrase. */
export const getTexts = (school: Pick<School, "lang">): Translate =>
  createTranslate(getLanguage(school));
