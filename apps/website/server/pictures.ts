import { createCards } from "./cards/cards.ts";
import { createEmblemFiles } from "./emblem/emblem-files.ts";
import { createOwnEmblem } from "./emblem/own-emblem.ts";
import { createImages } from "./images/images.ts";
import type { Parts } from "./parts.ts";

/**
 * Photographs, cards of shared links and the school's emblem. At every round those that no answer names any more are
 * let go, and pictures that one names are made before somebody asks for them.
 */
export async function createPictures(parts: Parts) {
  const { config, content, client, worker, log } = parts;
  const { dataDir, school, picturesAhead: prewarm } = config;
  const emblem = createOwnEmblem(client, worker);
  const images = await createImages({ client, dataDir, log, school, prewarm, worker });
  content.onRound(() => {
    images.prune(content.kept(), content.revision());
    void images.prewarm(content.kept(), content.revision());
  });
  return {
    cards: createCards({ ...parts, emblem }),
    emblemFiles: createEmblemFiles(emblem),
    images: images.step,
  };
}
