import { findPage, redirectTarget } from "../model/pages/find-page.ts";
import { addPrefix } from "../model/texts/languages.ts";
import type { Step } from "./http/exchange.ts";
import { isRead, reply } from "./http/reply.ts";
import { isPrivatePage, privateHeaders } from "./private-pages.ts";

/** Decodes unreserved characters and writes other escapes with capitals (RFC 3986, 6.2.2). */
const normalizeEscapes = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });

/** Redirects once to the canonical spelling, or to the new address of a moved page, and retains the query. */
export const canonicalAddress: Step = (exchange) => {
  const { path, url, school, language } = exchange;
  const normalized = normalizeEscapes(path);
  // Upper and lower case and a trailing slash do not matter (R17).
  const canonical = findPage(school, normalized)?.path;
  const moved = canonical === undefined ? redirectTarget(school, normalized) : undefined;
  const target = addPrefix(language, canonical ?? moved ?? normalized);
  if (target === url.pathname) return undefined;
  // 308 retains the method and the body of a POST.
  return reply(isRead(exchange.request) ? 301 : 308, {
    location: `${target}${url.search}`,
    // A page that moved may move back.
    "cache-control": moved ? "no-cache" : "public, max-age=3600",
    ...(isPrivatePage(target) && privateHeaders),
  });
};
