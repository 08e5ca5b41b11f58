import {
  BadStatusError,
  type ContentHostError,
  NotFoundError,
  TimeoutError,
} from "@manor/contract";
import { type Exchange, send, sendProblem } from "../exchange.ts";
import type { PhotoDetails } from "./kept-details.ts";
import type { OutputFormat } from "./output-format.ts";
import type { Placeholder } from "./placeholder.ts";
import type { TooBusyError } from "./turns.ts";

type Headers = Record<string, string>;

/** Whether the visitor's copy is still the right one. Weak and strong tags count alike (RFC 9110). */
export function isCurrent({ request }: Exchange, etag: string): boolean {
  const known = request.headers["if-none-match"];
  if (!known) return false;
  const tags = known.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

export function sendNotModified({ response }: Exchange, headers: Headers): true {
  response.writeHead(304, headers);
  response.end();
  return true;
}

export function sendPicture(
  exchange: Exchange,
  headers: Headers,
  format: OutputFormat,
  bytes: Buffer,
): true {
  return send(exchange, 200, { ...headers, "content-type": `image/${format}` }, bytes);
}

/** A fixed name: what the office called the file stays with the office. */
export function sendDocument(exchange: Exchange, headers: Headers, bytes: Buffer): true {
  const disposition = 'inline; filename="document.pdf"';
  const type = { "content-type": "application/pdf", "content-disposition": disposition };
  return send(exchange, 200, { ...headers, ...type }, bytes);
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
