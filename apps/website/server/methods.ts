import { findFixedPage } from "../model/pages/addresses.ts";
import { errorReply } from "./error-reply.ts";
import type { Step } from "./http/exchange.ts";
import { reply } from "./http/reply.ts";

/** Passes allowed methods on; otherwise sends Allow (405, or 204 for OPTIONS). */
export const methods: Step = (exchange) => {
  const allowed = getAllowedMethods(exchange.path);
  const { method = "" } = exchange.request;
  if (allowed.includes(method)) return undefined;
  const headers = { allow: [...allowed, "OPTIONS"].join(", ") };
  if (method === "OPTIONS") return reply(204, headers);
  return errorReply(exchange, 405, "This page does not accept this kind of request.", headers);
};

/** The methods that an address allows, even if it does not exist. */
export function getAllowedMethods(path: string): readonly string[] {
  if (/^\/api\/form\//i.test(path)) return ["POST"];
  if (path === "/vitals" || path.startsWith("/preview/")) return ["GET", "HEAD", "POST"];
  if (findFixedPage(path)?.page.acceptsPost) return ["GET", "HEAD", "POST"];
  return ["GET", "HEAD"];
}
