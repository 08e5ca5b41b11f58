import { furtherPages, siteMap } from "../../app/site-map.ts";

const addresses = [...siteMap, ...furtherPages];

/** Longer values are nobody's filter; they are cut before they reach a page or a key. */
const LONGEST_VALUE = 200;

/**
 * The path and only those query parameters that the page declares, in one fixed order.
 * Unknown parameters neither reach the page nor make a second copy of it.
 */
export function pageKey(path: string, query: URLSearchParams): string {
  const address = addresses.find((entry) => matches(entry.path, path));
  const kept = new URLSearchParams();
  for (const name of address?.query ?? []) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value.slice(0, LONGEST_VALUE).toWellFormed());
  }
  const search = kept.toString();
  return search ? `${path}?${search}` : path;
}

function matches(pattern: string, path: string): boolean {
  if (!pattern.includes(":")) return pattern === path;
  const start = pattern.slice(0, pattern.indexOf(":"));
  return (
    path.startsWith(start) && path.length > start.length && !path.slice(start.length).includes("/")
  );
}
