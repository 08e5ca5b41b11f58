import { href } from "../model/pages/addresses.ts";

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
 * The policy of a page: allows its inline style by hash. Registering a service worker needs a trusted script URL; only
 * /offline may create one, from a constant.
 */
export function toPolicy(path: string, styleHash: string | null | undefined): string {
  const withStyle = styleHash ? policy.replace("style-src 'self'", `$& '${styleHash}'`) : policy;
  if (path !== href("offline")) return withStyle;
  return withStyle.replace("trusted-types 'none'", "trusted-types keep-pages");
}

/** The headers of every response; pages replace the policy. */
export const securityHeaders = {
  "content-security-policy": policy,
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "x-frame-options": "DENY",
};
