import { match } from "../../app/for-server.ts";

/** No filter has longer values. Longer ones are truncated. */
const MAX_VALUE_LENGTH = 200;
/** A photo's name is never truncated, because it would be unknown. The maximum URL length limits it. */
const WHOLE_VALUES = new Set(["photo"]);
/** Parameters whose value does not matter. */
const FIXED_VALUES = new Map([["sent", "1"]]);

/**
 * The path with the query parameters that the page declares, in a fixed order. Unknown parameters neither reach the
 * page nor create a second copy of it.
 */
export const toPageKey = (path: string, query: URLSearchParams): string =>
  toAddress(path, query, match(path)?.page.query);

/** The same for a posted form, with the additional parameters of its action. */
export function toPostAddress(path: string, query: URLSearchParams): string {
  const { page } = match(path) ?? {};
  return toAddress(path, query, [...(page?.query ?? []), ...(page?.actionQuery ?? [])]);
}

function toAddress(path: string, query: URLSearchParams, names: readonly string[] = []): string {
  const known = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name);
    if (value === null) continue;
    const text = WHOLE_VALUES.has(name) ? value : value.slice(0, MAX_VALUE_LENGTH);
    known.set(name, FIXED_VALUES.get(name) ?? text.toWellFormed());
  }
  const search = known.toString();
  return search ? `${path}?${search}` : path;
}
