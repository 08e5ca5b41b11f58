import { isIP } from "node:net";
import { errorReply } from "./error-reply.ts";
import type { Step } from "./http/exchange.ts";

/**
 * Accepts only the site's own host name and names that are not public: localhost, IP addresses, and names without a
 * dot, which our own proxies and health checks use.
 */
export function createHostCheck(origin: string): Step {
  const own = new URL(origin).hostname;
  return (exchange) => {
    const { host } = exchange.request.headers;
    if (host === undefined || isAllowed(getHostname(host), own)) return undefined;
    return errorReply(exchange, 421, `This website is at ${origin}.`);
  };
}

const getHostname = (host: string): string | undefined =>
  URL.parse(`http://${host}/`)?.hostname.replace(/\.$/, "");

function isAllowed(name: string | undefined, own: string): boolean {
  if (!name) return false;
  if (name === own || name.endsWith(".localhost") || !name.includes(".")) return true;
  return isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
}
