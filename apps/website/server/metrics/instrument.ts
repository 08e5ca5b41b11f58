import { type Client, ContentApiError, NotFoundError } from "@manor/content-api";
import type { Metrics } from "@manor/server-kit/metrics";
import type { ImageWorker } from "../images/image-worker.ts";
import type { MessageHandler } from "../messages/message-handler.ts";

function wrapMethods<Target extends object>(
  target: Target,
  wrap: (name: string, call: () => Promise<unknown>) => Promise<unknown>,
): Target {
  const methods = Object.entries(target).map(([name, method]) => [
    name,
    (...args: unknown[]) => wrap(name, () => method(...args)),
  ]);
  // The same methods under the same names.
  return Object.fromEntries(methods) as Target;
}

/** Counts failures of the CMS by kind. A 404 is not a failure. */
export function instrumentClient(client: Client, metrics: Metrics): Client {
  const countFailure = metrics.count(
    "manor_cms_failures_total",
    "Failed CMS requests by error",
    "reason",
  );
  return wrapMethods(client, (_, call) =>
    call().catch((error: unknown) => {
      if (error instanceof ContentApiError && !(error instanceof NotFoundError))
        countFailure(error.name);
      throw error;
    }),
  );
}

export function instrumentMessages(handler: MessageHandler, metrics: Metrics): MessageHandler {
  const help = "Contact messages by outcome";
  const countOutcome = metrics.count("manor_messages_total", help, "outcome");
  return {
    ...handler,
    receiveMessage: async (...args) => {
      const delivery = await handler.receiveMessage(...args);
      countOutcome(delivery.outcome);
      return delivery;
    },
  };
}

export function instrumentImages(worker: ImageWorker, metrics: Metrics): ImageWorker {
  const help = "Duration of image tasks by task and outcome";
  const seconds = metrics.timing("manor_picture_seconds", help, ["task", "outcome"]);
  let inFlight = 0;
  metrics.gauge("manor_pictures_under_way", "Image tasks in flight", () => inFlight);
  return wrapMethods(worker, async (task, call) => {
    const startedAt = performance.now();
    inFlight += 1;
    let outcome = "unusable";
    try {
      const result = await call();
      outcome = "made";
      return result;
    } finally {
      inFlight -= 1;
      seconds.observe({ task, outcome }, (performance.now() - startedAt) / 1_000);
    }
  });
}
