import { BodyTooLargeError } from "@manor/content-api/read-body";
import { requestIdHeader, getRequestId } from "@manor/content-api/request-id";
import type { Log } from "../content/log.ts";
import type { Exchange } from "./http/exchange.ts";
import { refuse } from "./refuse.ts";

/** The boundary for unexpected errors: logs the error and sends the visitor a page with the school's contact. */
export function answerFailure(exchange: Exchange, error: unknown, log: Log): void {
  const { response, path } = exchange;
  // The client disconnected while sending: expected, and there is no one to respond to.
  if (isConnectionReset(error) && exchange.request.destroyed) return;
  const isTooLarge = error instanceof BodyTooLargeError;
  const requestId = getRequestId(exchange.request);
  if (!isTooLarge) log.error({ requestId, path, error: describe(error) }, "A request failed");
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!isTooLarge) {
    const message = "Something went wrong on our side, and we are sorry. Please try again soon.";
    refuse(exchange, 500, message, { [requestIdHeader]: requestId });
    return;
  }
  const message = "The text that you sent is too long for this form. Please shorten it.";
  refuse(exchange, 413, message, { connection: "close" });
}

const isConnectionReset = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ECONNRESET";

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
