import {
  BadStatusError,
  type ContentHostError,
  NotFoundError,
  TimeoutError,
} from "@manor/contract";
import type { Exchange, Headers } from "../http/exchange.ts";
import { send, sendProblem } from "../http/send.ts";
import type { PhotoDetails } from "./cached-details.ts";
import type { TooBusyError } from "./limiter.ts";
import type { OutputFormat } from "./output-format.ts";
import type { Placeholder } from "./placeholder.ts";

export function sendPicture(
  exchange: Exchange,
  headers: Headers,
  format: OutputFormat,
  bytes: Buffer,
): true {
  return send(exchange, 200, { ...headers, "content-type": `image/${format}` }, bytes);
}

export function sendDetails(exchange: Exchange, headers: Headers, details: PhotoDetails): true {
  const type = { "content-type": "application/json", "x-robots-tag": "noindex" };
  return send(exchange, 200, { ...headers, ...type }, JSON.stringify(details));
}

/** The status is for machines, the neutral picture for people: browsers show it whatever the status. */
export function sendPlaceholder(
  exchange: Exchange,
  status: 415 | 422,
  { type, bytes }: Placeholder,
): true {
  const headers = { "content-type": type, "cache-control": "public, max-age=60", vary: VARY };
  return send(exchange, status, headers, bytes);
}

export const VARY = "Accept, Save-Data";

export function sendBusy(exchange: Exchange, { retryAfter }: TooBusyError): true {
  const detail = "Too many pictures are asked for at once; please try again in a moment.";
  return sendProblem(exchange, 503, detail, { "retry-after": retryAfter });
}

/** Nothing is kept and the content host gave nothing: its status goes on unchanged (R64). */
export function sendHostFailure(exchange: Exchange, error: ContentHostError): true {
  if (error instanceof NotFoundError)
    return sendProblem(exchange, 404, "There is no such picture.");
  return sendProblem(exchange, statusOf(error), "The picture cannot be fetched at the moment.");
}

function statusOf(error: ContentHostError): number {
  if (error instanceof BadStatusError && error.status >= 400) return error.status;
  return error instanceof TimeoutError ? 504 : 502;
}
