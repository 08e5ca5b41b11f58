import { LRUCache } from "lru-cache";
import type { LogOnce } from "../../content/log.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { createLimiter, TooBusyError } from "../limiter.ts";
import { isPicture } from "./fetch-source.ts";
import type { ImageCache } from "./image-cache.ts";
import type { Variant } from "./image-request.ts";
import type { ImageWorker } from "./image-worker.ts";
import type { SourceImage } from "./source-images.ts";
import { SlowImageError, UnusableImageError } from "./unusable-image-error.ts";

type Product = Variant | "details";

export type Variants = ReturnType<typeof createVariants>;

const CONCURRENCY = 2;
const MAX_QUEUE = 100;
/** Increase this when rendering changes, so that older variants are rendered again. */
const VERSION = 2;

/** Renders products of sources: each once, two at a time, then cached. */
export function createVariants(cache: ImageCache, worker: ImageWorker, logOnce: LogOnce) {
  const limit = createLimiter(CONCURRENCY, MAX_QUEUE);
  const flight = createSingleFlight<Buffer | undefined>();
  // Some broken images are slow to fail; do not retry them for every visitor.
  const unusable = new LRUCache<string, true>({ max: 2_000, ttl: 300_000 });
  // On a busy machine a good image can exceed the time limit once.
  const slow = new LRUCache<string, true>({ max: 2_000, ttl: 300_000 });

  async function make(source: SourceImage, product: Product, key: string) {
    const { name, digest, kind } = source;
    const bytes = await source.read();
    try {
      if (!isPicture(kind)) throw new UnusableImageError("it is not an image");
      const made =
        product === "details"
          ? Buffer.from(JSON.stringify(await worker.readFacts(bytes)))
          : await worker.render(bytes, kind, product, source.prohibitsMining);
      cache.write(name, key, made);
      return made;
    } catch (error) {
      if (!(error instanceof UnusableImageError)) throw error;
      if (error instanceof SlowImageError && !slow.has(key)) {
        slow.set(key, true);
        throw new TooBusyError(`${name} took too long to open; retry soon.`);
      }
      unusable.set(key, true);
      logOnce(digest, { name, error: error.message }, "An image cannot be shown");
      return undefined;
    }
  }

  return {
    /** `undefined` when the source cannot be shown. Rejects with TooBusyError or a ContentApiError. */
    get: async (source: SourceImage, product: Product): Promise<Buffer | undefined> => {
      const key = variantKey(source, product);
      if (unusable.has(key)) return undefined;
      const cached = await cache.read(source.name, key);
      return cached ?? flight(key, () => limit(() => make(source, product, key)));
    },
    isCached: (source: SourceImage, product: Product): boolean =>
      cache.has(source.name, variantKey(source, product)),
    isBusy: (): boolean => limit.size() > 0,
  };
}

/** Names one variant of one source; also its ETag. */
export function variantKey(
  { digest, prohibitsMining }: Pick<SourceImage, "digest" | "prohibitsMining">,
  product: Product,
): string {
  const form = typeof product === "string" ? product : `${product.width}-${product.format}`;
  const mark = prohibitsMining ? "-marked" : "";
  return `${digest.slice(0, 32)}-${form}${mark}-${VERSION}`;
}
