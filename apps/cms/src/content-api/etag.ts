import { hash } from "node:crypto";
import { etagMatches } from "@manor/content-api/etag-matches";

/** The strong ETag of a body: the same in every process and after every start. */
export const createEtag = (body: string | Uint8Array): string =>
  `"${hash("sha256", body, "base64url").slice(0, 24)}"`;

/** Whether If-None-Match has this ETag. */
export const matchesEtag = (request: Request, etag: string): boolean =>
  etagMatches(request.headers.get("if-none-match"), etag);

export const notModified = (etag: string): Response =>
  new Response(null, { status: 304, headers: { etag, "cache-control": "no-cache" } });
