import fresh from "fresh";

/**
 * Whether an asker's copy, named by the `if-none-match` that came along, is this version. Weak and strong tags
 * count alike (RFC 9110); `*` is any version.
 */
export function isCurrent(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  // Nothing else of the request: to every tag Node's own fetch adds "cache-control: no-cache", at which `fresh`
  // would send everything again.
  return fresh({ "if-none-match": ifNoneMatch }, { etag });
}
