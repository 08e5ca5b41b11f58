import { hindi } from "./hindi.ts";
import type { Language } from "./languages.ts";
import { type Catalogue, type Translate, translateEnglish, translateWith } from "./translate.ts";

/** The type makes every catalogue complete. */
const catalogues: Readonly<Record<Exclude<Language, "en">, Required<Catalogue>>> = { hi: hindi };

/** With every phrase, for the server. The browser has `loadTexts` (app/language/load-texts.ts). */
export const createTranslate = (language: Language): Translate =>
  language === "en" ? translateEnglish : translateWith(catalogues[language]);
