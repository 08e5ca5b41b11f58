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

/** Sends a page that is ready, or the redirect that came instead of one. */
export function sendPage(exchange: Exchange, page: CachedPage | Response): true {
  if (page instanceof Response) return redirect(exchange, page);
  const { status, etag, body } = page;
  const headers = status === 200 ? { ...CACHED, etag } : UNCACHED;
  return send(exchange, status, { ...headers, ...ownHeaders(exchange, page) }, body);
}

/** Sends a cached page, which is the same for everybody. */
export function sendKept(exchange: Exchange, page: CachedPage): true {
  const { status, etag, body } = page;
  if (status === 200) exchange.keep?.({ ...CACHED, etag, ...ownHeaders(exchange, page) }, body);
  return sendPage(exchange, page);
}

type Own = Pick<CachedPage, "status" | "styleHash">;

/** The page's CSP; with offline pages on, the browser stores a copy. */
const ownHeaders = (exchange: Exchange, { status, styleHash }: Own): Record<string, string> => ({
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

/** Sends what a posted form is answered with. */
export async function sendAnswer(exchange: Exchange, answer: Response): Promise<true> {
  if (answer.status >= 300 && answer.status < 400) return redirect(exchange, answer);
  const wait = answer.headers.get("retry-after");
  const html = await answer.text();
  const own = {
    ...UNCACHED,
    ...policyHeader(exchange, answer.headers.get("style-hash")),
    ...(wait && { "retry-after": wait }),
  };
  return sendOnce(exchange, answer.status, own, html);
}

function redirect(exchange: Exchange, answer: Response): true {
  const location = answer.headers.get("location") ?? "/";
  return send(exchange, answer.status, { location, "cache-control": "no-store" });
}
