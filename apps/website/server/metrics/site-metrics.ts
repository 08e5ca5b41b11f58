import type { IncomingMessage, ServerResponse } from "node:http";
import type { Client } from "@manor/content-api";
import { createMetrics } from "@manor/content-api/metrics";
import type { Content } from "../../content/content.ts";
import type { Step } from "../http/exchange.ts";
import { send } from "../http/send.ts";
import type { ImageWorker } from "../images/image-worker.ts";
import type { MessageHandler } from "../messages/message-handler.ts";
import type { Outbox } from "../messages/outbox.ts";
import { isOnThisMachine } from "../visitors/this-machine.ts";
import { type Counts, createCounts } from "./counts.ts";
import { routeOf } from "./route-of.ts";
import { watchClient, watchMessages, watchPictures } from "./watched.ts";

export type SiteMetrics = {
  counts: Counts;
  /** The same ones, watched. */
  client: (client: Client) => Client;
  messages: (handler: MessageHandler) => MessageHandler;
  pictures: (worker: ImageWorker) => ImageWorker;
  /** GET /metrics, for programs on this machine; 404 for others. */
  step: Step;
  /** Notes how long a request takes that was not answered at once. */
  watch: (request: IncomingMessage, response: ServerResponse) => void;
  /** Values that are known only after the server is assembled. */
  tell: (parts: { content: Pick<Content, "state">; outbox: Pick<Outbox, "state"> }) => void;
};

export function createSiteMetrics(dataDir: string): SiteMetrics {
  const counts = createCounts();
  const metrics = createMetrics(dataDir);
  const { counter, gauge } = metrics;
  counter("manor_pages_total", "Answers by where they came from", "from", () => [
    ["ready", counts.ready],
    ["kept", counts.kept],
    ["made", counts.made],
    ["refused", counts.busy],
  ]);
  gauge("manor_render_queue", "Pages that wait for their turn to be made", () => counts.queued);
  const ofHost = "Questions to the CMS that failed, by how";
  counter("manor_cms_failures_total", ofHost, "reason", () => counts.hostFailures);
  counter("manor_messages_total", "Messages of visitors by what became of them", "outcome", () =>
    counts.messages.entries(),
  );

  function tell({ content, outbox }: Parameters<SiteMetrics["tell"]>[0]): void {
    const age = "Seconds since the CMS last confirmed anything";
    gauge("manor_content_age_seconds", age, () => content.state().ageSeconds ?? Infinity);
    const stored = () => outbox.state().catch(() => undefined);
    gauge(
      "manor_outbox_waiting",
      "Messages that wait for the CMS",
      async () => (await stored())?.waiting,
    );
    gauge("manor_outbox_oldest_seconds", "How long the oldest of them waits", async () => {
      const state = await stored();
      return state && (Date.now() - (state.oldest?.getTime() ?? Date.now())) / 1_000;
    });
    const aside = "Messages that somebody has to look at";
    gauge("manor_outbox_set_aside", aside, async () => (await stored())?.setAside);
  }

  const step: Step = async (exchange) => {
    if (exchange.path !== "/metrics" || !isOnThisMachine(exchange.request)) return false;
    const headers = { "content-type": metrics.contentType, "cache-control": "no-store" };
    return send(exchange, 200, headers, await metrics.text());
  };

  const watch: SiteMetrics["watch"] = (request, response) => {
    const began = performance.now();
    response.once("close", () => {
      const [path = "/"] = (request.url ?? "/").split("?", 1);
      metrics.observe(routeOf(path), response.statusCode, (performance.now() - began) / 1_000);
    });
  };
  return {
    counts,
    client: (client) => watchClient(client, counts),
    messages: (handler) => watchMessages(handler, counts),
    pictures: (worker) => watchPictures(worker, metrics),
    step,
    watch,
    tell,
  };
}
