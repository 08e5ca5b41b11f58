import { match } from "../app/for-server.ts";
import { isRead, type Step } from "./http/exchange.ts";
import { send } from "./http/send.ts";

/**
 * The one right spelling of a page's path, or `undefined` when no page answers there.
 * Letter case and a trailing slash do not count (R17).
 */
export function canonicalPath(path: string): string | undefined {
  return match(path)?.path;
}

/** One permanent redirect to the canonical spelling, with the query kept. */
export const canonicalAddress: Step = (exchange) => {
  const { path, url } = exchange;
  const right = canonicalPath(path);
  if (!right || right === path) return false;
  // 308 keeps a posted form a posted form.
  return send(exchange, isRead(exchange) ? 301 : 308, {
    location: `${right}${url.search}`,
    "cache-control": "public, max-age=3600",
  });
};
