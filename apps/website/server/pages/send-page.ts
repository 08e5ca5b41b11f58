import { findPage } from "../../model/pages/find-page.ts";
import { encode } from "../http/encode.ts";
import type { Exchange } from "../http/exchange.ts";
import { send } from "../http/send.ts";
import { createPolicy } from "../security-headers.ts";
import { speculationHeaders } from "../speculation-rules.ts";
import type { CachedPage } from "./page-cache.ts";

const UNCACHED = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
const CACHED = {
  ...UNCACHED,
  ...speculationHeaders,
  "cache-control": "public, max-age=0, must-revalidate",
};

/** Sends a rendered page or its redirect. A page from the page cache goes into the micro-cache, too. */
export function sendPage(exchange: Exchange, page: CachedPage | Response, isCached: boolean): true {
  if (page instanceof Response) return redirect(exchange, page);
  const { status, etag, body } = page;
  const policy = policyHeader(exchange, page.styleHash);
  if (status !== 200) return send(exchange, status, { ...UNCACHED, ...policy }, body);
  const { isAvailableOffline } = findPage(exchange.school, exchange.path)?.page ?? {};
  // With offline pages on, the browser stores a copy.
  const headers = { ...CACHED, etag, ...policy, ...(isAvailableOffline && { offline: "keep" }) };
  if (isCached) exchange.cacheResponse?.(headers, body);
  return send(exchange, 200, headers, body);
}

/** The page's CSP. None in development: hot reload writes scripts into the page. */
const policyHeader = (
  { path, response }: Exchange,
  styleHash: string | null | undefined,
): Record<string, string> => {
  if (!response.hasHeader("content-security-policy")) return {};
  return { "content-security-policy": createPolicy(path, styleHash) };
};

/** Sends the response to a posted form. */
export async function sendActionResponse(exchange: Exchange, rendered: Response): Promise<true> {
  if (rendered.status >= 300 && rendered.status < 400) return redirect(exchange, rendered);
  const wait = rendered.headers.get("retry-after");
  const html = await rendered.text();
  const headers = {
    ...UNCACHED,
    ...policyHeader(exchange, rendered.headers.get("style-hash")),
    ...(wait && { "retry-after": wait }),
  };
  return send(exchange, rendered.status, headers, await encode(html, "quick"));
}

function redirect(exchange: Exchange, rendered: Response): true {
  const location = rendered.headers.get("location") ?? "/";
  return send(exchange, rendered.status, { location, "cache-control": "no-store" });
}
