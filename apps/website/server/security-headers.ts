import { href } from "../app/for-server.ts";
import type { Step } from "./http/exchange.ts";

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Pictures may have absolute addresses in the content (R65).
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  // Map, social page and films load on a click; nothing is framed before it (R22).
  "frame-src https:",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/**
 * The policy of a page: the style inside it, by its hash, and no other one. Beginning a service worker takes an
 * address that is trusted; /offline may make one, a constant, and no other page.
 */
export function policyOf(path: string, styleHash: string | null | undefined): string {
  const styled = styleHash ? policy.replace("style-src 'self'", `$& '${styleHash}'`) : policy;
  if (path !== href("offline")) return styled;
  return styled.replace("trusted-types 'none'", "trusted-types keep-pages");
}

export const securityHeaderList = Object.entries({
  "content-security-policy": policy,
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "x-frame-options": "DENY",
});

/** Every response has them: pages, errors, files and data; a page has its own CSP. */
export const securityHeaders: Step = ({ response }) => {
  for (const [name, value] of securityHeaderList) response.setHeader(name, value);
  return false;
};
