import { type Client, ContentApiError, NotFoundError } from "@manor/content-api";
import type { Metrics } from "@manor/content-api/metrics";
import type { ImageWorker } from "../images/image-worker.ts";
import type { MessageHandler } from "../messages/message-handler.ts";
import { type Counts, countOne } from "./counts.ts";

/** Lets `around` see every call of one who answers later. */
function watchCalls<Called extends object>(
  called: Called,
  around: (name: string, work: () => Promise<unknown>) => Promise<unknown>,
): Called {
  const calls = Object.entries(called).map(([name, call]) => [
    name,
    (...asked: unknown[]) => around(name, () => call(...asked)),
  ]);
  // The same calls under the same names.
  return Object.fromEntries(calls) as Called;
}

/** Counts failures of the CMS by kind. A 404 is not a failure. */
export const watchClient = (client: Client, { hostFailures }: Counts): Client =>
  watchCalls(client, (_, work) =>
    work().catch((error: unknown) => {
      if (error instanceof ContentApiError && !(error instanceof NotFoundError))
        countOne(hostFailures, error.name);
      throw error;
    }),
  );

/** Counts what becomes of messages. */
export const watchMessages = (handler: MessageHandler, { messages }: Counts): MessageHandler => ({
  ...handler,
  receiveMessage: async (...received) => {
    const delivery = await handler.receiveMessage(...received);
    countOne(messages, delivery.outcome);
    return delivery;
  },
});

/** Notes how long pictures take, and how many are under way. */
export function watchPictures(worker: ImageWorker, metrics: Metrics): ImageWorker {
  const help = "Work on pictures, by what it was and whether it came to something";
  const seconds = metrics.timing("manor_picture_seconds", help, ["task", "outcome"]);
  let underWay = 0;
  metrics.gauge("manor_pictures_under_way", "Pictures that are worked on now", () => underWay);
  return watchCalls(worker, async (task, work) => {
    const began = performance.now();
    underWay += 1;
    let outcome = "unusable";
    try {
      const result = await work();
      outcome = "made";
      return result;
    } finally {
      underWay -= 1;
      seconds.observe({ task, outcome }, (performance.now() - began) / 1_000);
    }
  });
}
