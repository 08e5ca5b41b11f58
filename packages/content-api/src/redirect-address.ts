/** The addresses of redirects: written in many ways, compared in one. */

const MAX_LENGTH = 400;
/** WordPress finds a page, a post or an attachment by these, and the list of a category, an author or a month. */
const ID_NAMES: ReadonlySet<string> = new Set([
  ...["p", "page_id", "attachment_id"],
  ...["cat", "author", "m"],
]);

type Parts = { path: string; query: [name: string, value: string][] };

/**
 * The one spelling of an address on this site: lower case, decoded, without host, `index.php`, fragment and trailing
 * slash, its parameters in order. Undefined when it cannot be read or is too long. Idempotent.
 */
export function normalizeAddress(written: string): string | undefined {
  const parts = readParts(written);
  return parts && write(parts);
}

/**
 * The addresses of redirects that apply to a requested address, the most specific first: with all its parameters, with
 * only the WordPress ids among them, and without parameters.
 */
export function listMatchingAddresses(written: string): string[] {
  const parts = readParts(written);
  return parts ? listMatching(parts) : [];
}

/**
 * The addresses of redirects that apply to a smaller copy of a picture, or a further page of a list, when none has the
 * address itself: those of the picture, and of the first page. WordPress derives such addresses, and no export lists them.
 */
export function listOriginalAddresses(written: string): string[] {
  const parts = readParts(written);
  if (!parts) return [];
  const found: string[] = [];
  let path = toOriginalPath(parts.path);
  // A copy of an edited picture: photo-e1556123456789-300x200.jpg.
  for (let step = 0; path !== undefined && step < MAX_SUFFIXES; step += 1) {
    found.push(...listMatching({ ...parts, path }));
    path = toOriginalPath(path);
  }
  return found;
}

const MAX_SUFFIXES = 3;
const pictureSuffix =
  /-(?:\d{1,5}x\d{1,5}|scaled|rotated|e\d{13})(?=\.(?:jpe?g|png|gif|webp|avif)$)/;
/** The picture of the first page of a PDF. */
const preview = /-pdf\.jpg$/;
const furtherPage = /\/(?:page\/|comment-page-)\d{1,6}$/;

function toOriginalPath(path: string): string | undefined {
  if (pictureSuffix.test(path)) return path.replace(pictureSuffix, "");
  if (furtherPage.test(path)) return path.replace(furtherPage, "") || "/";
  return preview.test(path) ? path.replace(preview, ".pdf") : undefined;
}

function listMatching({ path, query }: Parts): string[] {
  const ids = query.filter(([name]) => ID_NAMES.has(name));
  const all = [query, ids, []].map((each) => write({ path, query: each }));
  return [...new Set(all)].filter((address) => address !== undefined);
}

/** Whether a normalized address has an id of WordPress, and nothing else, as its query. */
export function hasOnlyWordPressId(address: string): boolean {
  const query = readParts(address)?.query ?? [];
  return query.length > 0 && query.every(([name, value]) => ID_NAMES.has(name) && isId(value));
}

export const isWordPressId = (name: string): boolean => ID_NAMES.has(name.toLowerCase());

/** Whether a parameter has a meaning for WordPress alone: an id, or the number of a further page. */
export const isWordPressParameter = (name: string): boolean =>
  isWordPressId(name) || name.toLowerCase() === "paged";

const isId = (value: string): boolean => /^\d{1,18}$/.test(value);

/** The path of a normalized address. */
export const pathOfAddress = (address: string): string => address.split("?", 1)[0] ?? "";

const BASE_URL = "http://site.invalid";

/**
 * A path of this site with its optional query and fragment, as a Location header may have it. Undefined for an address
 * of another site.
 */
export function toLocalAddress(written: string): string | undefined {
  const text = written.trim();
  if (!/^\/(?![/\\])/.test(text) || text.length > MAX_LENGTH || !text.isWellFormed())
    return undefined;
  const url = URL.parse(text, BASE_URL);
  const isLocal = url?.origin === BASE_URL && !url.pathname.startsWith("//");
  const local = isLocal ? url.pathname + url.search + url.hash : "";
  return local !== "" && local.length <= MAX_LENGTH * 3 ? local : undefined;
}

function readParts(written: string): Parts | undefined {
  const local = written.trim().replace(/^https?:\/\/[^/?#\\]*/i, "");
  if (!/^(?:[/?#]|$)/.test(local) || !local.isWellFormed()) return undefined;
  const [address = ""] = local.split("#", 1);
  const [rawPath = "", ...rest] = address.split("?");
  const segments = rawPath.split("/").map(readSegment);
  if (segments.includes(undefined)) return undefined;
  const path = `/${segments.filter((segment) => segment && segment !== "index.php").join("/")}`;
  const query = [...new URLSearchParams(rest.join("?"))].map(
    ([name, value]) => [fold(name), fold(value)] as [string, string],
  );
  return { path, query: query.sort(compare) };
}

/** Decoded, except for characters that would end the path; undefined for what no server sends. */
function readSegment(segment: string): string | undefined {
  try {
    const text = fold(decodeURIComponent(segment));
    if (/[\p{Cc}\\]/u.test(text) || text === "." || text === "..") return undefined;
    return text.replace(/[%/?#\s]/g, (sign) => encodeURIComponent(sign).toLowerCase());
  } catch {
    return undefined;
  }
}

const fold = (text: string): string => text.normalize("NFC").toLowerCase().normalize("NFC");

const compare = (one: [string, string], other: [string, string]): number =>
  order(one[0], other[0]) || order(one[1], other[1]);

/** By code units, so that every server has the same order. */
function order(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function write({ path, query }: Parts): string | undefined {
  const search = new URLSearchParams(query).toString().toLowerCase();
  const address = search ? `${path}?${search}` : path;
  return address.length <= MAX_LENGTH ? address : undefined;
}
