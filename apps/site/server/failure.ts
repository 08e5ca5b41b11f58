import { identity } from "../app/school/identity.ts";
import type { Log } from "../content/log.ts";
import { type Exchange, send, sendProblem } from "./exchange.ts";
import { BodyTooLargeError } from "./read-body.ts";

/** The one boundary for surprises: the log hears what happened, the visitor how to reach the school. */
export function answerFailure(exchange: Exchange, error: unknown, log: Log): void {
  const { response, path } = exchange;
  const isTooLarge = error instanceof BodyTooLargeError;
  if (!isTooLarge) log.error({ path, error: describe(error) }, "A request failed");
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (isTooLarge) response.setHeader("connection", "close");
  const status = isTooLarge ? 413 : 500;
  if (path.startsWith("/api/")) {
    sendProblem(
      exchange,
      status,
      isTooLarge ? "The message is too long." : "Something went wrong on our side.",
    );
    return;
  }
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  send(exchange, status, headers, failurePage(isTooLarge));
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Needs nothing to render: no script, no style sheet, no picture, no content host. */
function failurePage(isTooLarge: boolean): string {
  const sentence = isTooLarge
    ? "The text that you sent is too long for this form. Please go back and shorten it."
    : "Something went wrong on our side, and we are sorry. Please try again in a moment.";
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${identity.name}</title>
<h1>${identity.name}</h1><p>${identity.tagline}</p><p>${sentence}</p>
<p>You can also reach the school office: <a href="tel:${identity.phones.office.replaceAll(" ", "")}">${identity.phones.office}</a>, <a href="mailto:${identity.email}">${identity.email}</a><br>${identity.address.join(", ")}</p>
<p><a href="/">Home</a> · <a href="/contact">Contact Us</a> · <a href="/entry-to-sgc">Entry to the school</a> · <a href="/Events">Events</a> · <a href="/News">Latest News</a></p></html>`;
}
