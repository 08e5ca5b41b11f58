import type { Payload } from "payload";
import type { ListCall } from "./call.ts";
import { alreadyHas, notModified } from "./etag.ts";
import { answerOf } from "./list-answer.ts";

/** GET of one list call. */
export async function answerList(
  payload: Payload,
  request: Request,
  call: ListCall<object>,
): Promise<Response> {
  const { body, etag } = await answerOf(payload, call);
  if (alreadyHas(request, etag)) return notModified(etag);
  const length = String(body.byteLength);
  return new Response(body, { headers: { ...listHeaders(etag), "content-length": length } });
}

/** The website polls every few seconds; the ETag makes that cheap. */
export const listHeaders = (etag: string): Record<string, string> => ({
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-cache",
  etag,
});
