import { findLanguageLink } from "../../model/pages/language-address.ts";
import { browser } from "../../model/texts/hindi/browser.ts";
import { translateWith } from "../../model/texts/translate.ts";
import type { PageLanguage } from "./page-language.ts";

/** Islands link only to fixed pages, which exist in every language. */
export const browserHindi: PageLanguage = {
  language: "hi",
  t: translateWith(browser),
  findLink: (href) => findLanguageLink("hi", href),
};
