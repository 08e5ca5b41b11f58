import { isIP } from "node:net";
import type { Step } from "./http/exchange.ts";
import { sendError } from "./send-error.ts";

/**
 * Accepts only the site's own host name and names that are not public: localhost, IP addresses, and names without a
 * dot, which our own proxies and health checks use.
 */
export function createHostCheck(origin: string): Step {
  const own = new URL(origin).hostname;
  return (exchange) => {
    const { host } = exchange.request.headers;
    if (host === undefined || isAllowed(getHostname(host), own)) return false;
    return sendError(exchange, 421, `This website is at ${origin}.`);
  };
}

const getHostname = (host: string): string | undefined =>
  URL.parse(`http://${host}/`)?.hostname.replace(/\.$/, "");

function isAllowed(name: string | undefined, own: string): boolean {
  if (!name) return false;
  if (name === own || name.endsWith(".localhost") || !name.includes(".")) return true;
  return isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
}
