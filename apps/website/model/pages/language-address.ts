import type { School } from "@manor/content-api/school";
import { isInternal } from "../school/is-internal.ts";
import {
  addPrefix,
  getLanguage,
  type Language,
  languages,
  translatedLanguages,
} from "../texts/languages.ts";
import { findPage, redirectTarget } from "./find-page.ts";

/** The language of an address and the rest of it, which is the address in English. Ignores case (R17). */
export function splitLanguage(address: string): { language: Language; rest: string } {
  for (const language of translatedLanguages) {
    const { prefix } = languages[language];
    const rest = address.slice(prefix.length);
    if (address.slice(0, prefix.length).toLowerCase() === prefix && /^(?:[/?#]|$)/.test(rest))
      return { language, rest: rest.startsWith("/") ? rest : `/${rest}` };
  }
  return { language: "en", rest: address };
}

/** Whether the page at this path exists in the language of this school. Only text pages need a translation of their own. */
export function isInLanguage(school: School, path: string): boolean {
  const text = findPage(school, path)?.page.text;
  return !text || (text.lang ?? "en") === getLanguage(school);
}

/** A link as a page in some language shows it: `language` is the language of its target. */
export type LocalLink = { href: string; language: Language };

/** The address of a link on a page of this school. Other sites and files have no language. */
export function findLanguageLink(school: School, href: string): LocalLink {
  const language = getLanguage(school);
  if (language === "en" || !isInternal(href)) return { href, language };
  const [path = ""] = href.split(/[?#]/, 1);
  const target = redirectTarget(school, path) ?? path;
  return isInLanguage(school, target)
    ? { href: addPrefix(language, href), language }
    : { href, language: "en" };
}
