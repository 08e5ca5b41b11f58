import { createCards } from "./cards/cards.ts";
import type { Dependencies } from "./dependencies.ts";
import { createEmblemFiles } from "./emblem/emblem-files.ts";
import { createSchoolEmblem } from "./emblem/school-emblem.ts";
import { createImages } from "./images/images.ts";

/**
 * Photographs, cards for shared links and the school's emblem. Every poll prunes unused images and prewarms the
 * others.
 */
export async function createPictures(dependencies: Dependencies) {
  const { config, content, client, getSchool, worker, log } = dependencies;
  const { dataDir, school, prewarmImages: prewarm } = config;
  const emblem = createSchoolEmblem(client, worker);
  const prohibitsMining = () => getSchool().privacy.blocksAiTraining;
  const images = await createImages({
    ...{ client, dataDir, log, school, prewarm, worker, prohibitsMining },
    isCmsSilent: content.isSilent,
  });
  content.onPoll(() => {
    images.prune(content.stored(), content.version());
    void images.prewarm(content.stored(), content.version());
  });
  return {
    cards: createCards({ ...dependencies, emblem }),
    emblemFiles: createEmblemFiles(emblem),
    images: images.step,
  };
}
