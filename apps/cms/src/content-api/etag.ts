import { hash } from "node:crypto";
import { etagMatches } from "@manor/content-api/etag-matches";

/** The strong ETag of an answer: the same from every host on one database, and after every start. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${hash("sha256", body, "base64url").slice(0, 24)}"`;

/** Whether the asker already has this version. */
export const alreadyHas = (request: Request, etag: string): boolean =>
  etagMatches(request.headers.get("if-none-match"), etag);

export const notModified = (etag: string): Response =>
  new Response(null, { status: 304, headers: { etag, "cache-control": "no-cache" } });
