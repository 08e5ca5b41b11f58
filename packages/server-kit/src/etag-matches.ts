import fresh from "fresh";

/**
 * Whether an If-None-Match header contains this ETag. Weak and strong tags compare as equal (RFC 9110); `*` matches
 * every version.
 */
export function etagMatches(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  // Without the other headers: Node's fetch adds "cache-control: no-cache", for which `fresh` returns false.
  return fresh({ "if-none-match": ifNoneMatch }, { etag });
}
