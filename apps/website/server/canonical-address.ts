import { matchIn, movedTo, type School } from "../app/for-server.ts";
import { isRead, type Step } from "./http/exchange.ts";
import { send } from "./http/send.ts";

/**
 * The one right spelling of a page's path, or `undefined` when no page answers there.
 * Letter case and a trailing slash do not count (R17).
 */
export function canonicalPath(school: School, path: string): string | undefined {
  return matchIn(school, plainSpelling(path))?.path;
}

/** Unreserved characters need no percent-encoding; percent codes are upper case (RFC 3986, 6.2.2). */
const plainSpelling = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
  });

/** One permanent redirect to the canonical spelling of an address, or to its page's new address; keeps the query. */
export const canonicalAddress: Step = (exchange) => {
  const { path, url, school } = exchange;
  const plain = plainSpelling(path);
  const here = canonicalPath(school, path);
  const moved = here === undefined ? movedTo(school, plain) : undefined;
  const right = here ?? moved ?? plain;
  if (right === path) return false;
  // 308 preserves the method of a posted form.
  return send(exchange, isRead(exchange) ? 301 : 308, {
    location: `${right}${url.search}`,
    // A page that moved may move back.
    "cache-control": moved ? "no-cache" : "public, max-age=3600",
  });
};
