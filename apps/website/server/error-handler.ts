import { BodyTooLargeError } from "@manor/server-kit/read-body";
import { getRequestId, requestIdHeader } from "@manor/server-kit/request-id";
import type { Log } from "../content/log.ts";
import { errorReply } from "./error-reply.ts";
import type { Exchange } from "./http/exchange.ts";
import type { Reply } from "./http/reply.ts";

/** The boundary for unexpected errors. `undefined` when the client has disconnected. */
export function handleError(exchange: Exchange, error: unknown, log: Log): Reply | undefined {
  const { request, path } = exchange;
  // Expected: the client disconnected while sending.
  if (isConnectionReset(error) && request.destroyed) return undefined;
  if (error instanceof BodyTooLargeError) {
    const message = "Your text is too long for this form. Please shorten it.";
    return errorReply(exchange, 413, message, { connection: "close" });
  }
  const requestId = getRequestId(request);
  log.error({ requestId, path, error: describe(error) }, "A request failed");
  const message = "Sorry, something went wrong on our side. Please try again soon.";
  return errorReply(exchange, 500, message, { [requestIdHeader]: requestId });
}

const isConnectionReset = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ECONNRESET";

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
