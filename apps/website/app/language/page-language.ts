import type { Alternate } from "../../model/pages/alternates.ts";
import type { LocalLink } from "../../model/pages/language-address.ts";
import type { Language } from "../../model/texts/languages.ts";
import { type Translate, translateEnglish } from "../../model/texts/translate.ts";

/** Without React, so that enhancements do not load it. */
export type PageLanguage = {
  language: Language;
  t: Translate;
  /** The page in each language, with its query; empty for a page in one language. In the browser always empty. */
  alternates: readonly Alternate[];
  /** The address of a page of the site in the language of this page, or in English if there is none. */
  findLink: (href: string) => LocalLink;
};

export const english: PageLanguage = {
  language: "en",
  t: translateEnglish,
  alternates: [],
  findLink: (href) => ({ href, language: "en" }),
};
