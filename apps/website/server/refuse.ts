import { requestIdHeader } from "@manor/content-api/request-id";
import { addressNow, contactHrefs } from "../app/for-server.ts";
import type { Exchange } from "./http/exchange.ts";
import { send, sendProblem } from "./http/send.ts";

/** Rejects with one sentence: as JSON under /api, else as a page with a link to the school. */
export function refuse(
  exchange: Exchange,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): true {
  if (exchange.path.toLowerCase().startsWith("/api/"))
    return sendProblem(exchange, status, sentence, headers);
  const ofPage = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return send(
    exchange,
    status,
    { ...ofPage, ...headers },
    plainPage(exchange, sentence, headers[requestIdHeader]),
  );
}

/** Needs nothing to render: no script, no style sheet, no picture, no CMS. */
function plainPage({ school, alert }: Exchange, sentence: string, requestId = ""): string {
  const { identity } = school;
  const urgent = alert ? `<p><strong>Urgent notice:</strong> ${escapeHtml(alert.text)}</p>` : "";
  const hrefs = contactHrefs(identity);
  const entry = addressNow(school, "/entry-to-sgc");
  const wayIn = entry ? ` · <a href="${entry}">Entry to the school</a>` : "";
  const inLog = requestId && `<p>If you tell us about it, name this: ${escapeHtml(requestId)}</p>`;
  const [name = "", tagline = "", address = "", email = "", mail = ""] = [
    identity.name,
    identity.tagline,
    identity.address.join(", "),
    identity.email,
    hrefs.email,
  ].map(escapeHtml);
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
${urgent}<h1>${name}</h1><p>${tagline}</p><p>${sentence}</p>${inLog}
<p>You can also reach the school office: <a href="${hrefs.office}">${identity.phones.office}</a>, <a href="${mail}">${email}</a><br>${address}</p>
<p><a href="/">Home</a> · <a href="/contact">Contact Us</a>${wayIn} · <a href="/Events">Events</a> · <a href="/News">Latest News</a></p></html>`;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
