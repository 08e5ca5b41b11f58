import { type Client, ContentApiError, NotFoundError } from "@manor/content-api";
import type { Metrics } from "@manor/content-api/metrics";
import type { ImageWorker } from "../images/image-worker.ts";
import type { MessageHandler } from "../messages/message-handler.ts";
import { type Counts, countOne } from "./counts.ts";

/** Counts in what ways the host fails. What it does not have is no failure. */
export function watchClient(client: Client, { hostFailures }: Counts): Client {
  const noted = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof ContentApiError && !(error instanceof NotFoundError))
        countOne(hostFailures, error.name);
      throw error;
    });
  return {
    list: (...asked) => noted(client.list(...asked)),
    album: (...asked) => noted(client.album(...asked)),
    school: (...asked) => noted(client.school(...asked)),
    sendForm: (...asked) => noted(client.sendForm(...asked)),
    sendNewsletterStep: (...asked) => noted(client.sendNewsletterStep(...asked)),
    preview: (...asked) => noted(client.preview(...asked)),
    file: (...asked) => noted(client.file(...asked)),
  };
}

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
  async function noted<T>(task: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    underWay += 1;
    const done = (outcome: string) => {
      underWay -= 1;
      seconds.observe({ task, outcome }, (performance.now() - began) / 1_000);
    };
    return work().then(
      (result) => {
        done("made");
        return result;
      },
      (error: unknown) => {
        done("unusable");
        throw error;
      },
    );
  }
  return {
    render: (...asked) => noted("render", () => worker.render(...asked)),
    readFacts: (...asked) => noted("facts", () => worker.readFacts(...asked)),
    paintCard: (...asked) => noted("card", () => worker.paintCard(...asked)),
    paintIcon: (...asked) => noted("icon", () => worker.paintIcon(...asked)),
  };
}
