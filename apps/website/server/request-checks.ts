import { isIP } from "node:net";
import { leavesFolder, maxAddressLength } from "@manor/content-api/image-path";
import { createBodyLimit } from "@manor/server-kit/slow-clients";
import { findFixedPage } from "../model/pages/addresses.ts";
import { errorReply } from "./error-reply.ts";
import type { Exchange, Step } from "./http/exchange.ts";
import { type Reply, reply } from "./http/reply.ts";
import { visitorAddress } from "./visitors/rate-limiter.ts";

// What every request passes before any other step.

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
