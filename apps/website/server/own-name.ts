import { isIP } from "node:net";
import type { Step } from "./http/exchange.ts";
import { refuse } from "./refuse.ts";

/**
 * Answers only under the site's own name, and under names that nobody can have in the world: localhost, IP
 * addresses, and words without a dot, by which proxies and checks of our own call a machine.
 */
export function createOwnName(origin: string): Step {
  const own = new URL(origin).hostname;
  return (exchange) => {
    const { host } = exchange.request.headers;
    if (host === undefined || isOurs(nameIn(host), own)) return false;
    return refuse(exchange, 421, `This website is at ${origin}.`);
  };
}

const nameIn = (host: string): string | undefined =>
  URL.parse(`http://${host}/`)?.hostname.replace(/\.$/, "");

function isOurs(name: string | undefined, own: string): boolean {
  if (!name) return false;
  if (name === own || name.endsWith(".localhost") || !name.includes(".")) return true;
  return isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0;
}
