import { hash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLocalRequest, isLoopback } from "@manor/content-api/local-request";
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
