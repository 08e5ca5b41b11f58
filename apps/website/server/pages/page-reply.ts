import type { School } from "@manor/content-api/school";
import { findPage } from "../../model/pages/find-page.ts";
import { type Encoded, encode } from "../http/encode.ts";
import type { Page } from "../http/finished-responses.ts";
import { type Headers, publicReply, type Reply, reply, toEtag } from "../http/reply.ts";
import type { toPolicy } from "../security-headers.ts";
import { speculationHeaders } from "../speculation-rules.ts";

/** Undefined in development: hot reload writes scripts into the page. */
type Policy = typeof toPolicy | undefined;

const UNCACHED = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
const CACHED = {
  ...UNCACHED,
  ...speculationHeaders,
  "cache-control": "public, max-age=0, must-revalidate",
};

/** A rendered page, compressed unless `findBody` knows it. */
export async function toPage(
  path: string,
  rendered: Response,
  school: School,
  policy: Policy,
  findBody: (etag: string) => Encoded | undefined,
): Promise<Page> {
  const html = await rendered.text();
  const etag = `W/${toEtag(html)}`;
  const body = findBody(etag) ?? (await encode(html, "quick"));
  const policyHeader = toPolicyHeader(path, rendered, policy);
  const { status } = rendered;
  if (status !== 200)
    return { etag, reply: { status, headers: { ...UNCACHED, ...policyHeader }, body } };
  const { isAvailableOffline } = findPage(school, path)?.page ?? {};
  // With offline pages on, the browser stores a copy.
  const offline = isAvailableOffline && { offline: "keep" };
  return { etag, reply: publicReply({ ...CACHED, etag, ...policyHeader, ...offline }, body) };
}

const toPolicyHeader = (path: string, rendered: Response, policy: Policy): Headers =>
  policy ? { "content-security-policy": policy(path, rendered.headers.get("style-hash")) } : {};

/** The response to a posted form. */
export async function actionReply(
  path: string,
  rendered: Response,
  policy: Policy,
): Promise<Reply> {
  if (isRedirect(rendered)) return redirect(rendered);
  const wait = rendered.headers.get("retry-after");
  const html = await rendered.text();
  const headers = {
    ...UNCACHED,
    ...toPolicyHeader(path, rendered, policy),
    ...(wait && { "retry-after": wait }),
  };
  return reply(rendered.status, headers, await encode(html, "quick"));
}

export const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400;

export function redirect(rendered: Response): Reply {
  const location = rendered.headers.get("location") ?? "/";
  return reply(rendered.status, { location, "cache-control": "no-store" });
}
