import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestId } from "@manor/server-kit/request-id";

const messages = {
  400: "This request cannot be read.",
  500: "The CMS failed. Please try again.",
};

/** The last error boundary of a request; the process continues. */
export function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const reason = error instanceof Error ? error.message : "unknown";
  console.error(`${request.method} failed: ${reason} (request ${getRequestId(request)})`);
  if (response.headersSent) return void response.end();
  // An address or a header that no Request can have is the client's error.
  const status = error instanceof TypeError ? 400 : 500;
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify({ errors: [{ message: messages[status] }] }));
}
