import type { IncomingMessage, ServerResponse } from "node:http";
import { largestFile } from "../src/cms.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

// Room for the other fields and the boundaries of a form.
const formOverhead = megabyte;
const accounts = /^\/(two-factor|cms-api\/users\/[a-z-]+)(?=[/?]|$)/i;
const uploads = /^\/cms-api\/(media|documents)(?=[/?]|$)/i;
// Reads on for this long, so that the client receives the response.
const READ_TIMEOUT_MS = 2_000;

/**
 * Rejects a body before it is read: 413 when it is larger than its path allows, 411 without a content-length. Files
 * are accepted only from signed-in users. Returns false when the body may be read.
 */
export function rejectsBody(
  request: IncomingMessage,
  response: ServerResponse,
  isSignedIn: boolean,
): boolean {
  const { headers } = request;
  if (headers["transfer-encoding"] !== undefined) return refuse(request, response, 411);
  // Node's parser has validated it, and reads no byte more.
  const length = Number(headers["content-length"] ?? 0);
  if (length <= maxBytes(request, isSignedIn)) return false;
  return refuse(request, response, 413);
}

function maxBytes(request: IncomingMessage, isSignedIn: boolean): number {
  const { url = "", headers } = request;
  if (accounts.test(url)) return 4 * kilobyte;
  const isForm = /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
  return uploads.test(url) && isForm && isSignedIn ? largestFile + formOverhead : megabyte;
}

const messages = {
  411: "Please say how large the body is (Content-Length).",
  413: "This request is too large. Please choose a smaller file or a shorter text.",
};

function refuse(request: IncomingMessage, response: ServerResponse, status: 411 | 413): true {
  const message = messages[status];
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  // The error format that the admin panel expects.
  response.end(JSON.stringify({ errors: [{ message }] }));
  request.resume();
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, READ_TIMEOUT_MS).unref();
  return true;
}
