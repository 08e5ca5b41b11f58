import { findFixedPage } from "../model/pages/addresses.ts";
import { splitLanguage } from "../model/pages/language-address.ts";
import { addPrefix } from "../model/texts/languages.ts";

/** Also under the prefix of a language that the school does not offer: the key is the same. */
function findPrivate(path: string) {
  const { language, rest } = splitLanguage(path);
  const { page } = findFixedPage(rest) ?? {};
  return page?.isPrivate ? { language, page } : undefined;
}

/** Whether the address has a key, so that neither it nor the page may be stored anywhere. */
export const isPrivatePage = (path: string): boolean => findPrivate(path) !== undefined;

/** On every response at such an address, errors and redirects included. */
export const privateHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/** The path for a log line: the pattern instead of an address with a key. */
export function toLoggedPath(path: string): string {
  const found = findPrivate(path);
  return found ? addPrefix(found.language, found.page.path) : path;
}
