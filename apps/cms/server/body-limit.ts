import type { IncomingMessage, ServerResponse } from "node:http";
import { createBodyLimit } from "@manor/server-kit/slow-clients";
import { exportPartBytes, largestFile } from "../src/cms.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

// Room for the other fields and the boundaries of a form.
const formOverhead = megabyte;
const accounts = /^\/(two-factor|cms-api\/users\/[a-z-]+)(?=[/?]|$)/i;
const uploads = /^\/cms-api\/(media|documents)(?=[/?]|$)/i;
const exportParts = /^\/cms-api\/wordpress-import\/part(?=[/?]|$)/i;
// Reads on for this long, so that the client receives the response.
const READ_TIMEOUT_MS = 2_000;
/** The time for a body without a session. */
const BODY_TIMEOUT_MS = 10_000;

/** 413 when a body is larger than its path allows, 411 without a content-length. False when it may be read. */
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

/** 429 when too many bodies of an address are arriving; ends the connection after ten seconds. */
export function createSlowBodyLimit(timeoutMs = BODY_TIMEOUT_MS) {
  const { accept } = createBodyLimit();
  return (request: IncomingMessage, response: ServerResponse, address: string): boolean => {
    if (!accept(request, address)) return refuse(request, response, 429);
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, timeoutMs);
    request.once("close", () => clearTimeout(timer));
    return false;
  };
}

function maxBytes(request: IncomingMessage, isSignedIn: boolean): number {
  const { url = "", headers } = request;
  if (accounts.test(url)) return 4 * kilobyte;
  if (exportParts.test(url) && isSignedIn) return exportPartBytes;
  const isForm = /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
  return uploads.test(url) && isForm && isSignedIn ? largestFile + formOverhead : megabyte;
}

const messages = {
  411: "The request needs a Content-Length header.",
  413: "This request is too large. Please choose a smaller file or a shorter text.",
  429: "Too many requests of your network are arriving. Please try again.",
};

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof messages,
): true {
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
