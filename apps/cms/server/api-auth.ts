import type { IncomingMessage } from "node:http";
import { tokenHeader } from "@manor/content-api/headers";
import { isLocalRequest, isLoopback } from "@manor/server-kit/local-request";
import type { CmsConfig } from "../src/read-config.ts";
import { timingSafeEqualText } from "../src/timing-safe-equal.ts";

export type ApiAuth = (request: IncomingMessage) => boolean;

/** A CMS on loopback without a token also answers local programs: by a loopback name and without a proxy. */
export function createApiAuth(config: CmsConfig, token: string): ApiAuth {
  const isOpenHere =
    config.token === undefined &&
    !config.trustProxy &&
    isLoopback(config.address) &&
    isLoopback(new URL(config.url).hostname);
  return (request) => {
    const shown = request.headers[tokenHeader];
    if (typeof shown === "string") return timingSafeEqualText(shown, token);
    return isOpenHere && isLocalRequest(request);
  };
}
