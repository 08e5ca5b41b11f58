import { createContext, use } from "react";
import type { Alternate } from "../../model/pages/alternates.ts";
import type { LocalLink } from "../../model/pages/language-address.ts";
import type { Language } from "../../model/texts/languages.ts";
import { type Translate, translateEnglish } from "../../model/texts/translate.ts";

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

const Shown = createContext<PageLanguage>(english);

/** Provides the language of a page (entry.server.tsx) and of each island (islands/). */
export const LanguageProvider = Shown.Provider;

export const useLanguage = (): PageLanguage => use(Shown);
