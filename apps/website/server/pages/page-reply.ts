import { findPage } from "../../model/pages/find-page.ts";
import { encode } from "../http/encode.ts";
import type { Exchange } from "../http/exchange.ts";
import { type Headers, publicReply, type Reply, reply } from "../http/reply.ts";
import type { createPolicy } from "../security-headers.ts";
import { speculationHeaders } from "../speculation-rules.ts";
import type { CachedPage } from "./page-cache.ts";

/** Undefined in development: hot reload writes scripts into the page. */
type Policy = typeof createPolicy | undefined;

const UNCACHED = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
const CACHED = {
  ...UNCACHED,
  ...speculationHeaders,
  "cache-control": "public, max-age=0, must-revalidate",
};

/** A rendered page or its redirect. A page from the page cache goes into the micro-cache, too. */
export function pageReply(
  { path, school }: Exchange,
  page: CachedPage | Response,
  policy: Policy,
  isCached: boolean,
): Reply {
  if (page instanceof Response) return redirect(page);
  const { status, etag, body, styleHash } = page;
  const policyHeader = toPolicyHeader(policy, path, styleHash);
  if (status !== 200) return reply(status, { ...UNCACHED, ...policyHeader }, body);
  const { isAvailableOffline } = findPage(school, path)?.page ?? {};
  // With offline pages on, the browser stores a copy.
  const offline = isAvailableOffline && { offline: "keep" };
  const headers = { ...CACHED, etag, ...policyHeader, ...offline };
  return isCached ? publicReply(headers, body) : reply(200, headers, body);
}

const toPolicyHeader = (policy: Policy, path: string, styleHash?: string | null): Headers =>
  policy ? { "content-security-policy": policy(path, styleHash) } : {};

/** The response to a posted form. */
export async function actionReply(
  { path }: Exchange,
  rendered: Response,
  policy: Policy,
): Promise<Reply> {
  if (rendered.status >= 300 && rendered.status < 400) return redirect(rendered);
  const wait = rendered.headers.get("retry-after");
  const html = await rendered.text();
  const headers = {
    ...UNCACHED,
    ...toPolicyHeader(policy, path, rendered.headers.get("style-hash")),
    ...(wait && { "retry-after": wait }),
  };
  return reply(rendered.status, headers, await encode(html, "quick"));
}

function redirect(rendered: Response): Reply {
  const location = rendered.headers.get("location") ?? "/";
  return reply(rendered.status, { location, "cache-control": "no-store" });
}
