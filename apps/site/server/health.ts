import type { Step } from "./http/exchange.ts";
import { send } from "./http/send.ts";

/** GET /healthz: the process answers. */
export const health: Step = (exchange) => {
  if (exchange.path !== "/healthz") return false;
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  return send(exchange, 200, headers, '{"status":"ok"}');
};
