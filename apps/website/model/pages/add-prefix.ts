import { type Language, languages } from "../texts/languages.ts";

/** The address of a page in a language; `/` and `/?month=…` get no second slash. */
export const addPrefix = (language: Language, href: string): string =>
  language === "en" ? href : languages[language].prefix + href.replace(/^\/(?=[?#]|$)/, "");
