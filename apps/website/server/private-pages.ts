import { findFixedPage } from "../model/pages/addresses.ts";

/** Whether the address has a key, so that neither it nor the page may be stored anywhere. */
export const isPrivatePage = (path: string): boolean =>
  findFixedPage(path)?.page.isPrivate === true;

/** On every response at such an address, errors and redirects included. */
export const privateHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/** The path for a log line: the pattern instead of an address with a key. */
export function toLoggedPath(path: string): string {
  const { page } = findFixedPage(path) ?? {};
  return page?.isPrivate ? page.path : path;
}
