import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestId, requestIdHeader } from "@manor/server-kit/request-id";
import { addressHeader } from "../src/cms.ts";
import type { CmsConfig } from "../src/read-config.ts";

/** `headers` of next.config are fixed at build time; these depend on the settings and on a nonce. */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  config: CmsConfig,
): void {
  request.headers[requestIdHeader] = getRequestId(request);
  request.headers[addressHeader] = findClientAddress(request, config.trustProxy);
  const nonce = randomBytes(16).toString("base64");
  const policy = choosePolicy(request, nonce, config.siteUrl);
  // Next reads the nonce for its inline scripts from the policy in the request.
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

function choosePolicy(request: IncomingMessage, nonce: string, website: string): string {
  if (isForContentApi(request)) return "default-src 'none'; frame-ancestors 'none'";
  // The report of an import contains texts of the old website.
  if (importReport.test(request.url ?? ""))
    return "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
  return adminPolicy(nonce, website);
}

const importReport = /^\/cms-api\/wordpress-import\/report\.html(?=[/?]|$)/i;

export const isForContentApi = (request: IncomingMessage): boolean =>
  request.url?.startsWith("/api/") === true;

export function findClientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers["x-forwarded-for"];
  const list = Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? "");
  // The nearest proxy appends its entry; a visitor can forge all others.
  const nearest = list.split(",").at(-1)?.trim();
  return (trustProxy && nearest) || request.socket.remoteAddress || "unknown";
}

/** Payload needs inline styles; scripts need the nonce. Only the website may be framed (live preview). */
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
