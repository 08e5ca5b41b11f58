import { requestIdHeader } from "@manor/content-api/request-id";
import { contactHrefs, currentAddress } from "../app/for-server.ts";
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
  const { identity } = school;
  const urgent = alert ? `<p><strong>Urgent notice:</strong> ${escapeHtml(alert.text)}</p>` : "";
  const hrefs = contactHrefs(identity);
  const entry = currentAddress(school, "/entry-to-sgc");
  const admissionsLink = entry ? ` · <a href="${entry}">Entry to the school</a>` : "";
  const reference =
    requestId && `<p>If you contact us, please quote this reference: ${escapeHtml(requestId)}</p>`;
  const [name = "", tagline = "", address = "", email = "", mail = ""] = [
    identity.name,
    identity.tagline,
    identity.address.join(", "),
    identity.email,
    hrefs.email,
  ].map(escapeHtml);
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
${urgent}<h1>${name}</h1><p>${tagline}</p><p>${message}</p>${reference}
<p>You can also reach the school office: <a href="${hrefs.office}">${identity.phones.office}</a>, <a href="${mail}">${email}</a><br>${address}</p>
<p><a href="/">Home</a> · <a href="/contact">Contact Us</a>${admissionsLink} · <a href="/Events">Events</a> · <a href="/News">Latest News</a></p></html>`;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
