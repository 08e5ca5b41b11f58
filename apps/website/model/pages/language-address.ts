import { isInternal } from "../school/is-internal.ts";
import { type Language, languages } from "../texts/languages.ts";

/** The address of a page in a language; `/` and `/?month=…` get no second slash. */
export const addPrefix = (language: Language, href: string): string =>
  language === "en" ? href : languages[language].prefix + href.replace(/^\/(?=[?#]|$)/, "");

/** A link as a page in some language shows it: `language` is the language of its target. */
export type LocalLink = { href: string; language: Language };

/** The address of a link on a page in this language. Other sites and files have no language. */
export const findLanguageLink = (language: Language, href: string): LocalLink => ({
  href: isInternal(href) ? addPrefix(language, href) : href,
  language,
});
