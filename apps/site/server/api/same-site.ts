import type { IncomingMessage } from "node:http";

/** True when a posted form comes from this site's own pages, or from something that is no browser. */
export function isSameSite({ headers }: IncomingMessage): boolean {
  const from = headers["sec-fetch-site"];
  if (from && from !== "same-origin" && from !== "none") return false;
  if (!headers.origin) return true;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}
