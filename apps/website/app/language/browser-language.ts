import { english, type PageLanguage } from "./page-language.ts";

/** The language of the page in the browser, for islands and enhancements. English pages load no catalogue. */
export const loadLanguage = async (): Promise<PageLanguage> =>
  document.documentElement.lang.startsWith("hi")
    ? (await import("./browser-hindi.ts")).browserHindi
    : english;
