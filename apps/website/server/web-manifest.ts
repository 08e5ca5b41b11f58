import { renderWebManifest } from "../app/for-server.ts";
import type { Step } from "./http/exchange.ts";
import { send } from "./http/send.ts";

/** /site.webmanifest. */
export const webManifest: Step = (exchange) => {
  const headers = {
    "content-type": "application/manifest+json",
    "cache-control": "public, max-age=3600",
  };
  return send(exchange, 200, headers, renderWebManifest(exchange.school));
};
