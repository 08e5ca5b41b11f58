import type { Payload } from "payload";
import type { ListCall } from "./call.ts";
import { matchesEtag, notModified } from "./etag.ts";
import { getListResponse } from "./list-response.ts";

/** GET of one list call. */
export async function handleList(
  payload: Payload,
  request: Request,
  call: ListCall<object>,
): Promise<Response> {
  const { body, etag } = await getListResponse(payload, call);
  if (matchesEtag(request, etag)) return notModified(etag);
  const length = String(body.byteLength);
  return new Response(body, { headers: { ...listHeaders(etag), "content-length": length } });
}

/** The website polls every few seconds; the ETag makes that cheap. */
export const listHeaders = (etag: string): Record<string, string> => ({
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-cache",
  etag,
});
