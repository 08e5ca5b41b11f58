import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestId, requestIdHeader } from "@manor/content-api/request-id";
import { addressHeader } from "../src/cms.ts";
import type { CmsConfig } from "../src/read-config.ts";

/**
 * Security headers of every response, and in the request its id and the client's address. The `headers` of next.config
 * cannot: they are fixed when Next is built, and these depend on the settings and on a nonce.
 */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  config: CmsConfig,
): void {
  request.headers[requestIdHeader] = getRequestId(request);
  request.headers[addressHeader] = addressOf(request, config.trustProxy);
  const nonce = randomBytes(16).toString("base64");
  const policy = isForContentApi(request)
    ? "default-src 'none'; frame-ancestors 'none'"
    : adminPolicy(nonce, config.siteUrl);
  // Next reads the nonce for its inline scripts from the request's own policy header.
  request.headers["content-security-policy"] = policy;
  const headers: Record<string, string> = {
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "x-robots-tag": "noindex, nofollow, noimageindex",
  };
  if (config.isHttps) headers["strict-transport-security"] = "max-age=63072000; includeSubDomains";
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The content API lives under /api; the admin is everything else. */
export const isForContentApi = (request: IncomingMessage): boolean =>
  request.url?.startsWith("/api/") === true;

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers["x-forwarded-for"];
  const list = Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? "");
  // The nearest proxy appends; everything before its entry can be invented by the visitor.
  const nearest = list.split(",").at(-1)?.trim();
  return (trustProxy && nearest) || request.socket.remoteAddress || "unknown";
}

/**
 * Payload needs inline styles (React style props); scripts need the nonce. The website alone is framed:
 * the page of a record, beside the form.
 */
function adminPolicy(nonce: string, website: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self' ${new URL(website).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
