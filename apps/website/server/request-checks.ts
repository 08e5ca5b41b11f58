import { isIP } from "node:net";
import { leavesFolder, maxAddressLength } from "@manor/content-api/image-path";
import { createBodyLimit } from "@manor/server-kit/slow-clients";
import { findFixedPage } from "../model/pages/addresses.ts";
import { findPage, redirectTarget } from "../model/pages/find-page.ts";
import { addPrefix } from "../model/texts/languages.ts";
import { errorReply } from "./error-reply.ts";
import { type Exchange, isRead, type Reply, reply, type Step } from "./http/exchange.ts";
import { isPrivatePage, privateHeaders } from "./private-pages.ts";
import { visitorAddress } from "./visitors/rate-limiter.ts";

// What a request passes before any step looks for its content.

/** Also names that are not public: localhost, IP addresses, and names without a dot. */
export function checkHost(exchange: Exchange, origin: string): Reply | undefined {
  const { host } = exchange.request.headers;
  if (host === undefined || isAllowed(getHostname(host), new URL(origin).hostname))
    return undefined;
  return errorReply(exchange, 421, {
    phrase: "This website is at {origin}.",
    values: { origin },
  });
}

const getHostname = (host: string): string | undefined =>
  URL.parse(`http://${host}/`)?.hostname.replace(/\.$/, "");

function isAllowed(name: string | undefined, own: string): boolean {
  if (!name) return false;
  if (name === own || name.endsWith(".localhost") || !name.includes(".")) return true;
  return isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
}

/** Rejects what no browser sends, before any other step. */
export const checkAddress: Step = (exchange) => {
  const { request, path } = exchange;
  const address = request.url ?? "";
  if (address.length > maxAddressLength)
    return errorReply(exchange, 414, "The address is too long.");
  if (!isWellFormed(path) || leavesRoot(address))
    return errorReply(exchange, 400, "The address cannot be read.");
  return undefined;
};

function isWellFormed(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return !decoded.includes("\0") && !decoded.includes("\\");
  } catch {
    return false;
  }
}

/** Checks the raw address: in `path` the parser has already resolved `..` (R65). Browsers never send it. */
function leavesRoot(address: string): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  return path.split("/").some(leavesFolder);
}

/** Rejects a body while too many others of the visitor's address are arriving; each has ten seconds. */
export function createSlowBodyLimit(trustProxy: boolean): Step {
  const { accept } = createBodyLimit();
  return (exchange) => {
    const { request } = exchange;
    if (accept(request, visitorAddress(request, trustProxy))) return undefined;
    // Else the body would go on arriving.
    const headers = { connection: "close", "retry-after": "10" };
    return errorReply(exchange, 429, "Too many requests of your network are arriving.", headers);
  };
}

/** Passes allowed methods on; otherwise sends Allow (405, or 204 for OPTIONS). */
export const checkMethod: Step = (exchange) => {
  const allowed = getAllowedMethods(exchange.path);
  const { method = "" } = exchange.request;
  if (allowed.includes(method)) return undefined;
  const headers = { allow: [...allowed, "OPTIONS"].join(", ") };
  if (method === "OPTIONS") return reply(204, headers);
  return errorReply(exchange, 405, "This page does not accept this kind of request.", headers);
};

/** The methods that an address allows, even if it does not exist. */
export function getAllowedMethods(path: string): readonly string[] {
  if (/^\/api\/form\//i.test(path)) return ["POST"];
  if (path === "/vitals" || path.startsWith("/preview/")) return ["GET", "HEAD", "POST"];
  if (findFixedPage(path)?.page.acceptsPost) return ["GET", "HEAD", "POST"];
  return ["GET", "HEAD"];
}

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
