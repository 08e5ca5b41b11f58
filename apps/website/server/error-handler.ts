import { BodyTooLargeError } from "@manor/server-kit/read-body";
import { getRequestId, requestIdHeader } from "@manor/server-kit/request-id";
import type { Log } from "../content/log.ts";
import type { Exchange } from "./http/exchange.ts";
import { sendError } from "./send-error.ts";

/** The boundary for unexpected errors: logs the error and sends the visitor a page with the school's contact. */
export function handleError(exchange: Exchange, error: unknown, log: Log): void {
  const { response, path } = exchange;
  // Expected: the client disconnected while sending.
  if (isConnectionReset(error) && exchange.request.destroyed) return;
  const isTooLarge = error instanceof BodyTooLargeError;
  const requestId = getRequestId(exchange.request);
  if (!isTooLarge) log.error({ requestId, path, error: describe(error) }, "A request failed");
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!isTooLarge) {
    const message = "Sorry, something went wrong on our side. Please try again soon.";
    sendError(exchange, 500, message, { [requestIdHeader]: requestId });
    return;
  }
  const message = "Your text is too long for this form. Please shorten it.";
  sendError(exchange, 413, message, { connection: "close" });
}

const isConnectionReset = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ECONNRESET";

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
