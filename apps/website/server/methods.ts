import { match } from "../app/for-server.ts";
import type { Step } from "./http/exchange.ts";
import { refuse } from "./refuse.ts";

/** Passes allowed methods on, and answers others with the allowed ones (405, or 204 for OPTIONS). */
export const methods: Step = (exchange) => {
  const taken = methodsOf(exchange.path);
  const { method = "" } = exchange.request;
  if (taken.includes(method)) return false;
  const headers = { allow: [...taken, "OPTIONS"].join(", ") };
  if (method === "OPTIONS") {
    exchange.response.writeHead(204, headers).end();
    return true;
  }
  return refuse(exchange, 405, "This address cannot be used in that way.", headers);
};

/** The methods that an address takes, whether or not something is found there. */
export function methodsOf(path: string): readonly string[] {
  if (/^\/api\/form\//i.test(path)) return ["POST"];
  if (path === "/vitals" || path.startsWith("/preview/")) return ["GET", "HEAD", "POST"];
  if (match(path)?.page.isPosted) return ["GET", "HEAD", "POST"];
  return ["GET", "HEAD"];
}
