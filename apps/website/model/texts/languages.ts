import { languageNames } from "@manor/content-api/language-names";

/** English is the first language and needs no catalogue. Every other one has a complete catalogue of interface texts. */
export type Language = keyof typeof languageNames;

type LanguageFacts = {
  /** Its own name, which the link to it shows. */
  name: string;
  /** BCP 47, of `<html lang>` and `hreflang`. */
  locale: string;
  /** Before every path of a page in this language. */
  prefix: string;
};

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: languageNames.en, locale: "en-IN", prefix: "" },
  hi: { name: languageNames.hi, locale: "hi-IN", prefix: "/hi" },
};

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

/** The languages in addition to English, in the order of this file. */
export const translatedLanguages = (Object.keys(languages) as Language[]).filter(
  (code) => code !== "en",
);

/** The language of a school's texts: the settings that the CMS sends without a parameter are in English. */
export const getLanguage = ({ lang }: { lang?: string | undefined }): Language =>
  lang !== undefined && isLanguage(lang) ? lang : "en";

/** The address of a page in a language; `/` and `/?month=…` get no second slash. */
export const addPrefix = (language: Language, href: string): string =>
  language === "en" ? href : languages[language].prefix + href.replace(/^\/(?=[?#]|$)/, "");
