import { hash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIPv4 } from "node:net";
import { tokenHeader } from "@manor/content-api/token";
import type { CmsConfig } from "../src/read-config.ts";

export type ApiAuth = (request: IncomingMessage) => boolean;

/**
 * The content API is for the website, which sends the token. A CMS that listens on loopback only, and has no token
 * set, also answers local programs: by a loopback name and without a proxy.
 */
export function createApiAuth(config: CmsConfig, token: string): ApiAuth {
  const isOpenHere =
    config.token === undefined &&
    !config.trustProxy &&
    isLoopback(config.address) &&
    isLoopback(new URL(config.url).hostname);
  const known = hash("sha256", token, "buffer");
  return (request) => {
    const shown = request.headers[tokenHeader];
    if (typeof shown === "string") return timingSafeEqual(hash("sha256", shown, "buffer"), known);
    return isOpenHere && isLocalRequest(request);
  };
}

const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** True for a local program that uses a loopback name and no proxy. */
export function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  if (proxyHeaders.some((name) => name in headers)) return false;
  // A foreign name for this machine means DNS rebinding: a web page in a local browser.
  const name = URL.parse(`http://${headers.host}`)?.hostname ?? "";
  return isLoopback(name) && isLoopback(socket.remoteAddress ?? "");
}

/** Whether a name or an address means this machine, in each spelling of a URL or a socket. */
export function isLoopback(name: string): boolean {
  const plain = name.replace(/^\[|\]$/g, "").replace(/^::ffff:(?=\d+\.)/i, "");
  return plain === "localhost" || plain === "::1" || (isIPv4(plain) && plain.startsWith("127."));
}
