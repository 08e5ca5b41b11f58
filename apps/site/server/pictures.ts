import { createCards } from "./cards/cards.ts";
import { createPageCards } from "./cards/page-cards.ts";
import { createEmblemFiles } from "./emblem/emblem-files.ts";
import { createOwnEmblem } from "./emblem/own-emblem.ts";
import { createImages } from "./images/images.ts";
import type { Parts } from "./parts.ts";

/**
 * Photographs, cards of shared links and the school's emblem. At every round those that no answer names any more are
 * let go, and pictures that one names are made before somebody asks for them.
 */
export async function createPictures(parts: Parts) {
  const { config, content, client, worker, allowance, log } = parts;
  const { dataDir, school, picturesAhead: prewarm } = config;
  const emblem = createOwnEmblem(client, worker);
  const images = await createImages({ client, dataDir, log, school, prewarm, worker });
  const cards = await createCards({ ...parts, dataDir, emblem });
  content.onRound(() => {
    for (const { prune } of [images, cards]) prune(content.kept(), content.revision());
    void images.prewarm(content.kept(), content.revision());
  });
  return {
    pageCards: createPageCards({ worker, allowance, emblem }),
    emblemFiles: createEmblemFiles(emblem),
    cards: cards.step,
    images: images.step,
  };
}
