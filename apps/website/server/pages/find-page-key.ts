import { NotFoundError } from "@manor/content-api";
import { withoutFocus } from "@manor/content-api/image-path";
import type { School } from "@manor/content-api/school";
import type { Content } from "../../content/content.ts";
import { findFixedPage, href, shareAddress } from "../../model/pages/addresses.ts";
import { findPage } from "../../model/pages/find-page.ts";
import { GONE_SEARCH } from "../../model/pages/gone.ts";
import { isInLanguage, splitLanguage } from "../../model/pages/language-address.ts";
import { findShown, getCardKind } from "../../model/seo/record-card.ts";

/** The rendered page of this unknown path is used for every unknown path. */
export const NOT_FOUND_PATH = "/page-not-found";

/** The same for a page that exists only in English, which it links to. */
const toUntranslatedKey = (path: string): string =>
  `${NOT_FOUND_PATH}?${new URLSearchParams({ english: path })}`;

/** The same for an address whose content is gone for good. */
export const GONE_KEY = NOT_FOUND_PATH + GONE_SEARCH;

/** In any language. */
export const isNotFoundKey = (key: string): boolean =>
  splitLanguage(key).rest.split("?", 1)[0] === NOT_FOUND_PATH;

/** In any language. */
export const isGoneKey = (key: string): boolean => splitLanguage(key).rest === GONE_KEY;

type Source = Pick<Content, "list" | "album">;

/**
 * Returns the cache key of the page for an address. Invented addresses share keys: an unknown path or record has the
 * key of the "not found" page, an unknown album or photo the key of the page without it.
 */
export async function findPageKey(
  content: Source,
  school: School,
  path: string,
  query: URLSearchParams,
): Promise<string> {
  const found = findPage(school, path);
  if (!found) return NOT_FOUND_PATH;
  if (!isInLanguage(school, found.path)) return toUntranslatedKey(found.path);
  if (found.page.path === href("share")) return findSharedKey(content, school, query);
  const kind = getCardKind(found.page);
  if (kind && found.page.path.includes(":")) {
    const id = decodeURIComponent(found.path.slice(found.path.lastIndexOf("/") + 1));
    const key = found.page.path.replace(/:\w+$/, encodeURIComponent(id));
    // While its list is unknown, every record exists.
    return (await findShown(content, { kind, id })) ? key : NOT_FOUND_PATH;
  }
  const isAlbum = found.page.query.includes("id");
  return toPageKey(found.path, isAlbum ? await removeUnknownAlbum(content, query) : query);
}

const BASE_URL = "https://site.invalid";

/** The share page of an existing page, without its filters. */
async function findSharedKey(
  content: Source,
  school: School,
  query: URLSearchParams,
): Promise<string> {
  const of = query.get("of");
  if (!of) return href("share");
  const url = of.startsWith("/") ? URL.parse(of, BASE_URL) : null;
  const found = url?.origin === BASE_URL ? findPage(school, url.pathname) : undefined;
  if (!url || !found || found.page.noindex) return NOT_FOUND_PATH;
  const id = url.searchParams.get("id");
  const key = await findPageKey(content, school, found.path, new URLSearchParams(id ? { id } : {}));
  return isNotFoundKey(key) ? NOT_FOUND_PATH : shareAddress(key);
}

/** Removes an unknown album or photo from a query. */
async function removeUnknownAlbum(
  { album }: Source,
  query: URLSearchParams,
): Promise<URLSearchParams> {
  const reading = await album(query.get("id") ?? "");
  if (reading.state === "failed" && reading.error instanceof NotFoundError)
    return new URLSearchParams();
  const known = new URLSearchParams(query);
  const photo = withoutFocus(query.get("photo") ?? "");
  const hasPhoto =
    reading.state !== "good" ||
    reading.value.attachments.some((name) => withoutFocus(name) === photo);
  if (!hasPhoto) known.delete("photo");
  return known;
}

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
  toAddress(path, query, findFixedPage(path)?.page.query);

/** The same for a posted form, with the additional parameters of its action. */
export function toPostAddress(path: string, query: URLSearchParams): string {
  const { page } = findFixedPage(path) ?? {};
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
