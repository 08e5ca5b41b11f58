import type { IncomingMessage, ServerResponse } from "node:http";
import { largestFile } from "../src/cms.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

// What stands around a file in a form: its other fields, and the lines between them.
const aroundFile = megabyte;
const accounts = /^\/(two-factor|cms-api\/users\/[a-z-]+)(?=[/?]|$)/i;
const uploads = /^\/cms-api\/(media|documents)(?=[/?]|$)/i;
// As long as a sender may go on with what nobody wants, so that he hears why.
const READ_ON_MS = 2_000;

/**
 * Refuses, before anybody reads it, a body that is larger than its address takes (413), or that does
 * not say how large it is (411). Files are taken only from who has signed in. False when the body may be read.
 */
export function refusesBody(
  request: IncomingMessage,
  response: ServerResponse,
  isSignedIn: boolean,
): boolean {
  const { headers } = request;
  if (headers["transfer-encoding"] !== undefined) return refuse(request, response, 411);
  // Node's parser has made sure that it is a number, and reads no byte more.
  const length = Number(headers["content-length"] ?? 0);
  if (length <= mostBytes(request, isSignedIn)) return false;
  return refuse(request, response, 413);
}

function mostBytes(request: IncomingMessage, isSignedIn: boolean): number {
  const { url = "", headers } = request;
  if (accounts.test(url)) return 4 * kilobyte;
  const isForm = /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
  return uploads.test(url) && isForm && isSignedIn ? largestFile + aroundFile : megabyte;
}

const sentences = {
  411: "Please say how large the body is (Content-Length).",
  413: "This request is too large. Please choose a smaller file or a shorter text.",
};

function refuse(request: IncomingMessage, response: ServerResponse, status: 411 | 413): true {
  const message = sentences[status];
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  // In the shape in which the admin panel's screens expect an error.
  response.end(JSON.stringify({ errors: [{ message }] }));
  request.resume();
  setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, READ_ON_MS).unref();
  return true;
}
