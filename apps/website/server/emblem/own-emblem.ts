import { hash } from "node:crypto";
import { type Client, ContentApiError } from "@manor/content-api";
import { LRUCache } from "lru-cache";
import type { School } from "../../app/for-server.ts";
import { fetchSource } from "../images/fetch-source.ts";
import type { ImageWorker } from "../images/image-worker.ts";
import type { IconShape } from "../images/render-image.ts";
import { UnusableImageError } from "../images/render-image.ts";

export type OwnEmblem = {
  /** The school's own emblem in this shape; nothing where it has the sample's, or the host cannot be asked. */
  png: (school: School, shape: IconShape) => Promise<Buffer | undefined>;
};

const LIMITS = { maxBytes: 25 * 1024 * 1024, timeLimitMs: 2_000 };
/** Some ten shapes, for the emblem of now and the one before. */
const MOST_KEPT = 30;

/** The emblem's address for style sheets: another picture has another address. Undefined for the sample's. */
export const emblemAddress = ({ emblem }: School["brand"]): string | undefined =>
  emblem ? `/emblem.${hash("sha256", emblem, "hex").slice(0, 16)}.png` : undefined;

/** The school's emblem, resized once for each requested size. */
export function createOwnEmblem(client: Client, worker: Pick<ImageWorker, "paintIcon">): OwnEmblem {
  const made = new LRUCache<string, Promise<Buffer | undefined>>({ max: MOST_KEPT });

  async function draw(name: string, shape: IconShape): Promise<Buffer | undefined> {
    const fetched = await fetchSource(client, name, "", LIMITS);
    return fetched?.bytes ? worker.paintIcon(fetched.bytes, shape) : undefined;
  }

  return {
    png: async ({ brand }, shape) => {
      if (!brand.emblem) return undefined;
      const key = JSON.stringify([brand.emblem, shape]);
      const drawing = made.get(key) ?? draw(brand.emblem, shape);
      made.set(key, drawing);
      try {
        return await drawing;
      } catch (error) {
        made.delete(key);
        if (error instanceof ContentApiError || error instanceof UnusableImageError)
          return undefined;
        throw error;
      }
    },
  };
}
