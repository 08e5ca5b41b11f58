import { BodyTooLargeError } from "@manor/content-api/read-body";
import { requestIdHeader, requestIdOf } from "@manor/content-api/request-id";
import type { Log } from "../content/log.ts";
import type { Exchange } from "./http/exchange.ts";
import { refuse } from "./refuse.ts";

/** The single boundary for unexpected errors: logs the error and shows the visitor how to reach the school. */
export function answerFailure(exchange: Exchange, error: unknown, log: Log): void {
  const { response, path } = exchange;
  // The client closed the connection while sending: not an error, and no one to answer.
  if (isCutShort(error) && exchange.request.destroyed) return;
  const isTooLarge = error instanceof BodyTooLargeError;
  const requestId = requestIdOf(exchange.request);
  if (!isTooLarge) log.error({ requestId, path, error: describe(error) }, "A request failed");
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!isTooLarge) {
    const sentence = "Something went wrong on our side, and we are sorry. Please try again soon.";
    refuse(exchange, 500, sentence, { [requestIdHeader]: requestId });
    return;
  }
  const sentence = "The text that you sent is too long for this form. Please shorten it.";
  refuse(exchange, 413, sentence, { connection: "close" });
}

const isCutShort = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ECONNRESET";

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
