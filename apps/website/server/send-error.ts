import { requestIdHeader } from "@manor/server-kit/request-id";
import { html, raw } from "hono/html";
import { currentAddress } from "../model/pages/find-page.ts";
import { contactHrefs } from "../model/school/contact-hrefs.ts";
import type { Exchange } from "./http/exchange.ts";
import { send, sendProblem } from "./http/send.ts";

/** Sends an error with one message: problem JSON under /api, else a page with the school's contact details. */
export function sendError(
  exchange: Exchange,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): true {
  if (exchange.path.toLowerCase().startsWith("/api/"))
    return sendProblem(exchange, status, message, headers);
  const pageHeaders = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return send(
    exchange,
    status,
    { ...pageHeaders, ...headers },
    plainPage(exchange, message, headers[requestIdHeader]),
  );
}

/** Renders without scripts, style sheets, pictures or the CMS. */
function plainPage({ school, alert }: Exchange, message: string, requestId = ""): string {
  const { name, tagline, address, email, phones } = school.identity;
  const hrefs = contactHrefs(school.identity);
  const entry = currentAddress(school, "/entry-to-sgc");
  const urgent = alert ? html`<p><strong>Urgent notice:</strong> ${alert.text}</p>` : "";
  const admissionsLink = entry ? html` · <a href="${entry}">Entry to the school</a>` : "";
  const reference = requestId
    ? html`<p>If you contact us, please quote this reference: ${requestId}</p>`
    : "";
  const page = html`<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
${urgent}<h1>${name}</h1><p>${tagline}</p><p>${raw(message)}</p>${reference}
<p>You can also reach the school office: <a href="${hrefs.office}">${phones.office}</a>, <a href="${hrefs.email}">${email}</a><br>${address.join(", ")}</p>
<p><a href="/">Home</a> · <a href="/contact">Contact Us</a>${admissionsLink} · <a href="/Events">Events</a> · <a href="/News">Latest News</a></p></html>`;
  return String(page);
}
