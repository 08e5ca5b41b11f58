import type { IncomingMessage, ServerResponse } from "node:http";
import type { Client } from "@manor/content-api";
import { isLocalRequest } from "@manor/server-kit/local-request";
import { createMetrics } from "@manor/server-kit/metrics";
import type { Content } from "../../content/content.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { reply, type Step } from "../http/exchange.ts";
import type { ImageWorker } from "../images/image-worker.ts";
import type { MessageHandler } from "../messages/message-handler.ts";
import type { Outbox } from "../messages/outbox.ts";
import { createCounts } from "./counts.ts";
import { instrumentClient, instrumentImages, instrumentMessages } from "./instrument.ts";
import { toRoutePattern } from "./route-pattern.ts";

type Gauged = { content: Pick<Content, "state">; outbox: Pick<Outbox, "state"> };

export function createSiteMetrics(dataDir: string) {
  const counts = createCounts();
  const metrics = createMetrics(dataDir);
  const { counter, gauge } = metrics;
  counter("manor_pages_total", "Responses by source", "from", () => [
    ["micro-cache", counts.microCache],
    ["cached", counts.cached],
    ["rendered", counts.rendered],
    ["rejected", counts.rejected],
  ]);
  gauge("manor_render_queue", "Pages in the render queue", () => counts.queued);

  function addGauges({ content, outbox }: Gauged): void {
    const age = "Seconds since the last CMS response";
    gauge("manor_content_age_seconds", age, () => content.state().ageSeconds ?? Infinity);
    // The three gauges share one reading of the folder.
    const read = createSingleFlight<Awaited<ReturnType<Outbox["state"]>> | undefined>();
    const stored = () => read("outbox", () => outbox.state().catch(() => undefined));
    gauge("manor_outbox_waiting", "Messages in the outbox", async () => (await stored())?.waiting);
    gauge("manor_outbox_oldest_seconds", "Age of the oldest message in the outbox", async () => {
      const state = await stored();
      return state && (Date.now() - (state.oldest?.getTime() ?? Date.now())) / 1_000;
    });
    const help = "Messages that were set aside for an operator";
    gauge("manor_outbox_set_aside", help, async () => (await stored())?.setAside);
  }

  /** GET /metrics, for local requests only; 404 for others. */
  const step: Step = async (exchange) => {
    if (exchange.path !== "/metrics" || !isLocalRequest(exchange.request)) return undefined;
    const headers = { "content-type": metrics.contentType, "cache-control": "no-store" };
    return reply(200, headers, await metrics.text());
  };

  /** Measures a request that the micro-cache did not answer. */
  function observe(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    response.once("close", () => {
      const [path = "/"] = (request.url ?? "/").split("?", 1);
      metrics.observe(
        toRoutePattern(path),
        response.statusCode,
        (performance.now() - startedAt) / 1_000,
      );
    });
  }
  return {
    counts,
    client: (client: Client) => instrumentClient(client, metrics),
    messages: (handler: MessageHandler) => instrumentMessages(handler, metrics),
    pictures: (worker: ImageWorker) => instrumentImages(worker, metrics),
    step,
    observe,
    addGauges,
  };
}
