import { match } from "../../app/for-server.ts";

/** No filter has longer values; they are truncated before they reach a page or a key. */
const LONGEST_VALUE = 200;
/** A photo's name or address stays whole: cut, it would name no photo. The address of the page bounds it. */
const WHOLE_VALUES = new Set(["photo"]);
/** Only whether it is there counts. */
const SAME_FOR_ALL = new Map([["sent", "1"]]);

/**
 * The path and only those query parameters that the page declares, in one fixed order.
 * Unknown parameters neither reach the page nor make a second copy of it.
 */
export const pageKey = (path: string, query: URLSearchParams): string =>
  addressOf(path, query, match(path)?.page.query);

/** The same for a posted form, with what only its action may know. */
export function postedAddress(path: string, query: URLSearchParams): string {
  const { page } = match(path) ?? {};
  return addressOf(path, query, [...(page?.query ?? []), ...(page?.actionQuery ?? [])]);
}

function addressOf(path: string, query: URLSearchParams, names: readonly string[] = []): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name);
    if (value === null) continue;
    const text = WHOLE_VALUES.has(name) ? value : value.slice(0, LONGEST_VALUE);
    kept.set(name, SAME_FOR_ALL.get(name) ?? text.toWellFormed());
  }
  const search = kept.toString();
  return search ? `${path}?${search}` : path;
}
