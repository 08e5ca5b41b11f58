import { furtherPages, siteMap } from "../app/site-map.ts";
import { isRead, type Step, send } from "./exchange.ts";

const fixed = [...siteMap, ...furtherPages]
  .map(({ path }) => path)
  .filter((path) => !path.includes(":"));
const canonical = new Map(fixed.map((path) => [path.toLowerCase(), path]));
const prefixes = furtherPages
  .filter(({ path }) => path.endsWith("/:id"))
  .map(({ path }) => path.slice(0, -":id".length));

/**
 * The one right spelling of a page's path, or `undefined` when no page answers there.
 * Letter case and a trailing slash do not count (R17).
 */
export function canonicalPath(path: string): string | undefined {
  const trimmed = path.replace(/\/+$/, "") || "/";
  const known = canonical.get(trimmed.toLowerCase());
  if (known) return known;
  const prefix = prefixes.find((start) => trimmed.toLowerCase().startsWith(start.toLowerCase()));
  return prefix && prefix + trimmed.slice(prefix.length);
}

/** One permanent redirect to the canonical spelling, with the query kept. */
export const canonicalAddress: Step = (exchange) => {
  const { path, url } = exchange;
  if (!isRead(exchange)) return false;
  const right = canonicalPath(path);
  if (!right || right === path) return false;
  return send(exchange, 301, {
    location: `${right}${url.search}`,
    "cache-control": "public, max-age=3600",
  });
};
