import { hash } from "node:crypto";
import { type Client, ContentApiError } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import { LRUCache } from "lru-cache";
import { fetchSource } from "../images/fetch-source.ts";
import type { ImageWorker } from "../images/image-worker.ts";
import { UnusableImageError } from "../images/unusable-image-error.ts";
import type { IconShape } from "./paint-icon.ts";

export type SchoolEmblem = ReturnType<typeof createSchoolEmblem>;

const LIMITS = { maxBytes: 25 * 1024 * 1024, timeLimitMs: 2_000 };
/** Some ten shapes of the current and the previous emblem. */
const MAX_CACHED = 30;

/** The emblem's address for style sheets, with a hash of the picture's name. `undefined` for the drawn one. */
export const emblemAddress = ({ emblem }: School["brand"]): string | undefined =>
  emblem ? `/emblem.${hash("sha256", emblem, "hex").slice(0, 16)}.png` : undefined;

export function createSchoolEmblem(client: Client, worker: Pick<ImageWorker, "paintIcon">) {
  const cache = new LRUCache<string, Promise<Buffer | undefined>>({ max: MAX_CACHED });

  async function draw(name: string, shape: IconShape): Promise<Buffer | undefined> {
    const fetched = await fetchSource(client, name, "", LIMITS);
    return fetched?.bytes ? worker.paintIcon(fetched.bytes, shape) : undefined;
  }

  return {
    /** The school's emblem in this shape; `undefined` for the drawn one, or when the CMS is unreachable. */
    png: async ({ brand }: School, shape: IconShape): Promise<Buffer | undefined> => {
      if (!brand.emblem) return undefined;
      const key = JSON.stringify([brand.emblem, shape]);
      const drawing = cache.get(key) ?? draw(brand.emblem, shape);
      cache.set(key, drawing);
      try {
        return await drawing;
      } catch (error) {
        cache.delete(key);
        if (error instanceof ContentApiError || error instanceof UnusableImageError)
          return undefined;
        throw error;
      }
    },
  };
}
