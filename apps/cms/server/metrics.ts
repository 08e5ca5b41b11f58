import type { IncomingMessage, ServerResponse } from "node:http";
import { findListCall } from "@manor/content-api/calls";
import { isLocalRequest } from "@manor/server-kit/local-request";
import { createMetrics } from "@manor/server-kit/metrics";
import type { Cms } from "../src/cms.ts";

export type CmsMetrics = {
  watch: (request: IncomingMessage, response: ServerResponse) => void;
  /** GET /metrics for a local program. Returns false for every other request. */
  answers: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** `getCms` returns `undefined` until the CMS has started. */
export function createCmsMetrics(dataDir: string, getCms: () => Cms | undefined): CmsMetrics {
  const metrics = createMetrics(dataDir);
  metrics.counter("manor_logins_refused_total", "Log-ins that were refused", "reason", () => [
    ...(getCms()?.refusedLogins ?? []),
  ]);
  const jobs = async () =>
    getCms()
      ?.countJobs()
      .catch(() => undefined);
  const late = "Overdue jobs";
  metrics.gauge("manor_jobs_due", late, async () => (await jobs())?.due);
  const failed = "Failed jobs";
  metrics.gauge("manor_jobs_failed", failed, async () => (await jobs())?.failed);

  return {
    watch: (request, response) => {
      const began = performance.now();
      const route = findRoute(request.url);
      response.once("close", () =>
        metrics.observe(route, response.statusCode, (performance.now() - began) / 1_000),
      );
    },
    answers: (request, response) => {
      if (request.url !== "/metrics" || request.method !== "GET" || !isLocalRequest(request))
        return false;
      const headers = { "content-type": metrics.contentType, "cache-control": "no-store" };
      void metrics.text().then((text) => response.writeHead(200, headers).end(text));
      return true;
    },
  };
}

const ROUTES: (readonly [beginning: string, route: string])[] = [
  ["/api/image/", "pictures"],
  ["/api/content-health", "health"],
  ["/api/subgallery", "call album"],
  ["/api/form/", "call form"],
  ["/api/site/", "call school"],
  ["/api/", "other calls"],
  ["/cms-api/users/login", "log-in"],
  ["/cms-api/", "admin data"],
  ["/_next/", "admin files"],
  ["/admin", "admin"],
  ["/healthz", "health"],
  ["/metrics", "health"],
];

/** One of a fixed list, so that no visitor input becomes a label. */
function findRoute(url = ""): string {
  const [path = ""] = url.toLowerCase().split("?");
  const list = findListCall(path);
  if (list) return `call ${list.name}`;
  return ROUTES.find(([beginning]) => path.startsWith(beginning))?.[1] ?? "other";
}
