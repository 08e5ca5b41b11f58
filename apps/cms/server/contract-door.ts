import { hash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { tokenHeader } from "@manor/content-api/token";
import type { CmsConfig } from "../src/read-config.ts";
import { isLoopback } from "./loopback.ts";

/** Whether somebody is answered under /api. */
export type Door = (request: IncomingMessage) => boolean;

/**
 * The contract is for the website, not for visitors: who shows the token is answered. A host that listens and is
 * typed on this machine alone, and was given no token, also answers who asks from this machine, by its own name and
 * past no proxy.
 */
export function createDoor(config: CmsConfig, token: string): Door {
  const isOpenHere =
    config.token === undefined &&
    !config.trustProxy &&
    isLoopback(config.address) &&
    isLoopback(new URL(config.url).hostname);
  const known = hash("sha256", token, "buffer");
  return (request) => {
    const shown = request.headers[tokenHeader];
    if (typeof shown === "string") return timingSafeEqual(hash("sha256", shown, "buffer"), known);
    return isOpenHere && isFromHere(request);
  };
}

const proxyHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** True for a program on this machine that asks by its own name, past no proxy. */
export function isFromHere({ headers, socket }: IncomingMessage): boolean {
  if (proxyHeaders.some((name) => name in headers)) return false;
  // Another name for this machine is a page of somebody else's that a browser here was led to.
  const name = URL.parse(`http://${headers.host}`)?.hostname ?? "";
  return isLoopback(name) && isLoopback(socket.remoteAddress ?? "");
}
