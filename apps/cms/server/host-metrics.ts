import type { IncomingMessage, ServerResponse } from "node:http";
import { createMetrics } from "@manor/content-api/metrics";
import { isFromHere } from "./contract-door.ts";
import "./admin-signals.ts";
import { routeOf } from "./route-of.ts";

export type HostMetrics = {
  /** Notes how long a request takes. */
  watch: (request: IncomingMessage, response: ServerResponse) => void;
  /** GET /metrics, for a program on this machine. False for everybody and everything else. */
  answers: (request: IncomingMessage, response: ServerResponse) => boolean;
};

export function createHostMetrics(dataDir: string): HostMetrics {
  const metrics = createMetrics(dataDir);
  const refused = "Log-ins that were refused";
  metrics.counter("manor_logins_refused_total", refused, "reason", () =>
    Object.entries(globalThis.refusedLogIns ?? {}),
  );
  const jobs = async () => globalThis.countJobs?.().catch(() => undefined);
  const late = "Jobs whose moment has come and that nobody has done yet";
  metrics.gauge("manor_jobs_due", late, async () => (await jobs())?.due);
  const failed = "Jobs that were given up";
  metrics.gauge("manor_jobs_failed", failed, async () => (await jobs())?.failed);

  return {
    watch: (request, response) => {
      const began = performance.now();
      const route = routeOf(request.url);
      response.once("close", () =>
        metrics.observe(route, response.statusCode, (performance.now() - began) / 1_000),
      );
    },
    answers: (request, response) => {
      if (request.url !== "/metrics" || request.method !== "GET" || !isFromHere(request))
        return false;
      void metrics
        .text()
        .then((text) =>
          response
            .writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" })
            .end(text),
        );
      return true;
    },
  };
}
