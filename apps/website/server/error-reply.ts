import { BodyTooLargeError } from "@manor/server-kit/read-body";
import { getRequestId, requestIdHeader } from "@manor/server-kit/request-id";
import type { Log } from "../content/log.ts";
import { escapeMarkup } from "../model/escape-markup.ts";
import { currentAddress } from "../model/pages/find-page.ts";
import { contactHrefs } from "../model/school/contact-hrefs.ts";
import type { Exchange } from "./http/exchange.ts";
import { problem, type Reply, reply } from "./http/reply.ts";
import { toLoggedPath } from "./private-pages.ts";

type Shown = Pick<Exchange, "path" | "school" | "alert">;

/** An error: problem JSON under /api, else a page with the school's contact details. `message` is HTML. */
export function errorReply(
  shown: Shown,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Reply {
  if (shown.path.toLowerCase().startsWith("/api/")) return problem(status, message, headers);
  const pageHeaders = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  const page = plainPage(shown, message, headers[requestIdHeader]);
  return reply(status, { ...pageHeaders, ...headers }, page);
}

/** Renders without scripts, style sheets, pictures or the CMS. */
function plainPage({ school, alert }: Shown, message: string, requestId = ""): string {
  const { name, tagline, address, email, phones } = school.identity;
  const hrefs = contactHrefs(school.identity);
  const entry = currentAddress(school, "/entry-to-sgc");
  const text = escapeMarkup;
  const urgent = alert ? `<p><strong>Urgent notice:</strong> ${text(alert.text)}</p>` : "";
  const admissionsLink = entry ? ` · <a href="${text(entry)}">Entry to the school</a>` : "";
  const reference = requestId
    ? `<p>If you contact us, please quote this reference: ${text(requestId)}</p>`
    : "";
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(name)}</title>
${urgent}<h1>${text(name)}</h1><p>${text(tagline)}</p><p>${message}</p>${reference}
<p>You can also reach the school office: <a href="${text(hrefs.office)}">${text(phones.office)}</a>, <a href="${text(hrefs.email)}">${text(email)}</a><br>${text(address.join(", "))}</p>
<p><a href="/">Home</a> · <a href="/contact">Contact Us</a>${admissionsLink} · <a href="/Events">Events</a> · <a href="/News">Latest News</a></p></html>`;
}

/**
 * The boundary for unexpected errors: logs the error and returns a page with the school's contact; `undefined` when
 * no client would read it.
 */
export function handleError(exchange: Exchange, error: unknown, log: Log): Reply | undefined {
  const { request, path } = exchange;
  // Expected: the client disconnected while sending.
  if (isConnectionReset(error) && request.destroyed) return undefined;
  if (error instanceof BodyTooLargeError) {
    const message = "Your text is too long for this form. Please shorten it.";
    return errorReply(exchange, 413, message, { connection: "close" });
  }
  const requestId = getRequestId(request);
  log.error({ requestId, path: toLoggedPath(path), error: describe(error) }, "A request failed");
  const message = "Sorry, something went wrong on our side. Please try again soon.";
  return errorReply(exchange, 500, message, { [requestIdHeader]: requestId });
}

const isConnectionReset = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ECONNRESET";

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
