import type { School } from "@manor/content-api/school";
import type { CacheOptions } from "./cached-calls.ts";
import { createTranslation, type EnglishContent, type Translation } from "./translations.ts";

type Languages = NonNullable<School["languages"]>;

/**
 * The languages that the school offers, other than English. `known` are those of which the website has all interface
 * texts. Nothing is requested for a language that the school does not list.
 */
export function createLanguages(
  options: CacheOptions,
  known: readonly string[],
  english: EnglishContent,
) {
  const translations = new Map<string, Translation>();

  /** Also those whose translations have not arrived. */
  const listListed = (): Languages =>
    (english.school().languages ?? []).filter(({ code }) => known.includes(code));
  const findTranslation = (code: string): Translation | undefined => {
    const existing = translations.get(code);
    if (existing) return existing;
    if (!isListed(code)) return undefined;
    const translation = createTranslation(options, code, english);
    translations.set(code, translation);
    return translation;
  };
  const findOffered = (code: string): Translation | undefined => {
    const translation = isListed(code) ? findTranslation(code) : undefined;
    return translation?.isTranslated() ? translation : undefined;
  };
  const isListed = (code: string): boolean => listListed().some((each) => each.code === code);

  return {
    /** The languages with pages. */
    offered: (): Languages => listListed().filter(({ code }) => findOffered(code)),
    find: (code: string): Translation["content"] | undefined => findOffered(code)?.content,
    /** Never throws. */
    refresh: async (): Promise<void> => {
      for (const [code, translation] of translations)
        if (!isListed(code)) {
          translation.remove();
          translations.delete(code);
        }
      await Promise.all(listListed().map(({ code }) => findTranslation(code)?.refresh()));
    },
  };
}
