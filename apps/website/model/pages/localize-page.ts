import { createTranslate } from "../texts/create-translate.ts";
import { isPhrase } from "../texts/is-phrase.ts";
import type { Language } from "../texts/languages.ts";
import type { Page } from "./page.ts";

const cache = new Map<Language, WeakMap<Page, Page>>();

/** A page with its texts in a language. A text page has those of its translation. The same object for the same page. */
export function localizePage(page: Page, language: Language): Page {
  if (language === "en" || page.text) return page;
  const known = cache.get(language) ?? new WeakMap<Page, Page>();
  cache.set(language, known);
  const localized = known.get(page) ?? translatePage(page, language);
  known.set(page, localized);
  return localized;
}

function translatePage(page: Page, language: Language): Page {
  const t = createTranslate(language);
  const translate = (text: string): string => (isPhrase(text) ? t(text) : text);
  return {
    ...page,
    title: translate(page.title),
    description: translate(page.description),
    ...(page.lead !== undefined && { lead: translate(page.lead) }),
  };
}
