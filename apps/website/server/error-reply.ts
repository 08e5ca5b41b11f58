import { BodyTooLargeError } from "@manor/server-kit/read-body";
import { getRequestId, requestIdHeader } from "@manor/server-kit/request-id";
import type { Log } from "../content/log.ts";
import { escapeMarkup } from "../model/escape-markup.ts";
import { currentAddress } from "../model/pages/find-page.ts";
import { findLanguageLink } from "../model/pages/language-address.ts";
import { contactHrefs } from "../model/school/contact-hrefs.ts";
import { createTranslate } from "../model/texts/create-translate.ts";
import type { Phrase } from "../model/texts/hindi.ts";
import { addPrefix, languages } from "../model/texts/languages.ts";
import { type Exchange, problem, type Reply, reply } from "./http/exchange.ts";
import { toLoggedPath } from "./private-pages.ts";

type Shown = Pick<Exchange, "path" | "school" | "alert" | "language">;
type Message = Phrase | { phrase: Phrase; values: Readonly<Record<string, string>> };

/** An error: problem JSON under /api, else a page in its language with the school's contact details. */
export function errorReply(
  shown: Shown,
  status: number,
  text: Message,
  headers: Record<string, string> = {},
): Reply {
  const isApi = shown.path.toLowerCase().startsWith("/api/");
  const { phrase, values } = typeof text === "string" ? { phrase: text, values: {} } : text;
  const message = createTranslate(isApi ? "en" : shown.language)(phrase, values);
  if (isApi) return problem(status, message, headers);
  const pageHeaders = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  const page = plainPage(shown, message, headers[requestIdHeader]);
  return reply(status, { ...pageHeaders, ...headers }, page);
}

/** Renders without scripts, style sheets, pictures or the CMS. */
function plainPage(shown: Shown, message: string, requestId = ""): string {
  const { school, alert, language } = shown;
  const t = createTranslate(language);
  const { name, tagline, address, email, phones } = school.identity;
  const hrefs = contactHrefs(school.identity);
  const entry = currentAddress(school, "/entry-to-sgc");
  const text = escapeMarkup;
  const link = (href: string, label: Phrase) =>
    `<a href="${text(addPrefix(language, href))}">${t(label)}</a>`;
  const urgent = alert ? `<p><strong>${t("Urgent notice:")}</strong> ${text(alert.text)}</p>` : "";
  const admissionsLink = entry
    ? ` · <a href="${text(findLanguageLink(school, entry).href)}">${t("Entry to the school")}</a>`
    : "";
  const reference = requestId
    ? `<p>${t("If you contact us, please quote this reference: {reference}", { reference: text(requestId) })}</p>`
    : "";
  return `<!doctype html><html lang="${languages[language].locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(name)}</title>
${urgent}<h1>${text(name)}</h1><p>${text(tagline)}</p><p>${message}</p>${reference}
<p>${t("You can also reach the school office:")} <a href="${text(hrefs.office)}">${text(phones.office)}</a>, <a href="${text(hrefs.email)}">${text(email)}</a><br>${text(address.join(", "))}</p>
<p>${link("/", "Home")} · ${link("/contact", "Contact Us")}${admissionsLink} · ${link("/Events", "Events")} · ${link("/News", "Latest News")}</p></html>`;
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
