import { findPage } from "../../app/for-server.ts";
import type { Exchange } from "../http/exchange.ts";
import { send, sendOnce } from "../http/send.ts";
import { createPolicy } from "../security-headers.ts";
import { speculationHeaders } from "../speculation-rules.ts";
import type { CachedPage } from "./page-cache.ts";

const UNCACHED = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
const CACHED = {
  ...UNCACHED,
  ...speculationHeaders,
  "cache-control": "public, max-age=0, must-revalidate",
};

/** Sends a rendered page or its redirect. */
export function sendPage(exchange: Exchange, page: CachedPage | Response): true {
  if (page instanceof Response) return redirect(exchange, page);
  const { status, etag, body } = page;
  const headers = status === 200 ? { ...CACHED, etag } : UNCACHED;
  return send(exchange, status, { ...headers, ...pageHeaders(exchange, page) }, body);
}

/** Sends a cached page and stores it in the micro-cache. */
export function sendCachedPage(exchange: Exchange, page: CachedPage): true {
  const { status, etag, body } = page;
  if (status === 200)
    exchange.cacheResponse?.({ ...CACHED, etag, ...pageHeaders(exchange, page) }, body);
  return sendPage(exchange, page);
}

type Rendered = Pick<CachedPage, "status" | "styleHash">;

/** The page's CSP; with offline pages on, the browser stores a copy. */
const pageHeaders = (
  exchange: Exchange,
  { status, styleHash }: Rendered,
): Record<string, string> => ({
  ...policyHeader(exchange, styleHash),
  ...(status === 200 &&
    findPage(exchange.school, exchange.path)?.page.isAvailableOffline && { offline: "keep" }),
});

/** None in development: hot reload writes scripts into the page. */
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
  return sendOnce(exchange, rendered.status, headers, html);
}

function redirect(exchange: Exchange, rendered: Response): true {
  const location = rendered.headers.get("location") ?? "/";
  return send(exchange, rendered.status, { location, "cache-control": "no-store" });
}
