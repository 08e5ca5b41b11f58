import type { Content } from "../content/content.ts";
import { createCards } from "./cards/cards.ts";
import type { OwnEmblem } from "./emblem/own-emblem.ts";
import type { Step } from "./http/exchange.ts";
import type { ImageWorker } from "./images/image-worker.ts";
import { createImages, type ImagesOptions } from "./images/images.ts";
import type { WorkAllowance } from "./visitors/work-allowance.ts";

/**
 * Pictures and cards. At every round those that no answer names any more are let go, and pictures that one names are
 * made before somebody asks for them.
 */
export async function createKeptPictures(
  options: ImagesOptions & { worker: ImageWorker; emblem: OwnEmblem },
  content: Content,
  allowance: WorkAllowance,
): Promise<Step> {
  const images = await createImages(options);
  const cards = await createCards({ ...options, content, allowance });
  content.onRound(() => {
    for (const { prune } of [images, cards]) prune(content.kept(), content.revision());
    void images.prewarm(content.kept(), content.revision());
  });
  return async (exchange) => (await cards.step(exchange)) || images.step(exchange);
}
