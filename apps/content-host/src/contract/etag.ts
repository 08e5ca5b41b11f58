import { isCurrent } from "@manor/contract/is-current";

/** Whether the asker already has this version. */
export const alreadyHas = (request: Request, etag: string): boolean =>
  isCurrent(request.headers.get("if-none-match"), etag);

export const notModified = (etag: string): Response =>
  new Response(null, { status: 304, headers: { etag, "cache-control": "no-cache" } });
