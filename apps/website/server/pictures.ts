import { createCards } from "./cards/cards.ts";
import { createEmblemFiles } from "./emblem/emblem-files.ts";
import { createSchoolEmblem } from "./emblem/school-emblem.ts";
import { createImages } from "./images/images.ts";
import type { Parts } from "./parts.ts";

/**
 * Photographs, cards for shared links and the school's emblem. Every poll prunes unused images and prewarms the
 * others.
 */
export async function createPictures(parts: Parts) {
  const { config, content, client, worker, log } = parts;
  const { dataDir, school, prewarmImages: prewarm } = config;
  const emblem = createSchoolEmblem(client, worker);
  const images = await createImages({ client, dataDir, log, school, prewarm, worker });
  content.onPoll(() => {
    images.prune(content.stored(), content.version());
    void images.prewarm(content.stored(), content.version());
  });
  return {
    cards: createCards({ ...parts, emblem }),
    emblemFiles: createEmblemFiles(emblem),
    images: images.step,
  };
}
