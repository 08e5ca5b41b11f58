import { isInternal } from "../../model/school/is-internal.ts";
import { browser } from "../../model/texts/hindi/browser.ts";
import { addPrefix } from "../../model/texts/languages.ts";
import { translateWith } from "../../model/texts/translate.ts";
import type { PageLanguage } from "./page-language.ts";

/** Islands link only to fixed pages, which exist in every language. */
export const browserHindi: PageLanguage = {
  language: "hi",
  t: translateWith(browser),
  alternates: [],
  findLink: (href) => ({ href: isInternal(href) ? addPrefix("hi", href) : href, language: "hi" }),
};
