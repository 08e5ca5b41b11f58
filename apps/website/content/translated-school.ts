import type { School } from "@manor/content-api/school";

type Pages = School["pages"];

/**
 * The school in another language. Parts without a translation, and text pages without one, are those of English; so is
 * every page that was added, moved or removed since the answer with the translations.
 */
export function translateSchool(english: School, translated: School, language: string): School {
  const { untranslated = [], translatedOn } = translated;
  const kept = Object.fromEntries(untranslated.map((part) => [part, english[part]]));
  return {
    ...english,
    ...translated,
    ...kept,
    languages: english.languages,
    lang: language,
    source: english,
    untranslated,
    translatedOn,
    enquiries: english.enquiries,
    pages: translatePages(english.pages, translated.pages, language),
  };
}

function translatePages(english: Pages, translated: Pages, language: string): Pages {
  const byAddress = new Map(translated.list.map((page) => [page.address, page]));
  return {
    moved: english.moved,
    list: english.list.map((page) => {
      const translation = byAddress.get(page.address);
      return translation?.lang === language ? translation : { ...page, lang: "en" };
    }),
  };
}
