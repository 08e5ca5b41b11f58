/** Whether the asker already has this version (If-None-Match, compared as RFC 9110 says). */
export function alreadyHas(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  if (!known) return false;
  return known.trim() === "*" || known.split(",").some((tag) => bare(tag) === bare(etag));
}

const bare = (tag: string): string => tag.trim().replace(/^W\//, "");

export const notModified = (etag: string): Response =>
  new Response(null, { status: 304, headers: { etag, "cache-control": "no-cache" } });
