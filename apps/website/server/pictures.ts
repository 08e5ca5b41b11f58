import type { Client } from "@manor/content-api";
import type { Content } from "../content/content.ts";
import type { Log } from "../content/log.ts";
import { type CardsOptions, createCards } from "./cards/cards.ts";
import type { Config } from "./config.ts";
import { serveEmblemFiles } from "./emblem/emblem-files.ts";
import { createSchoolEmblem } from "./emblem/school-emblem.ts";
import type { Exchange } from "./http/exchange.ts";
import type { ImageWorker } from "./images/image-worker.ts";
import { createImages } from "./images/images.ts";

type Options = {
  config: Pick<Config, "dataDir" | "school" | "prewarmImages">;
  content: Content;
  client: Client;
  worker: ImageWorker;
  rateLimiter: CardsOptions["rateLimiter"];
  log: Log;
};

export async function createPictures(options: Options) {
  const { config, content, client, worker, rateLimiter, log } = options;
  const emblem = createSchoolEmblem(client, worker);
  const images = await createImages({
    client,
    dataDir: config.dataDir,
    log,
    school: config.school,
    prewarm: config.prewarmImages,
    worker,
    prohibitsMining: () => content.school().privacy.blocksAiTraining,
    isCmsSilent: content.isSilent,
  });
  content.onPoll(() => {
    images.prune(content.stored(), content.version());
    void images.prewarm(content.stored(), content.version());
  });
  return {
    cards: createCards({ content, client, worker, log, rateLimiter, emblem }),
    emblemFiles: (exchange: Exchange) => serveEmblemFiles(exchange, emblem),
    images: images.step,
  };
}
