import { LRUCache } from "lru-cache";
import { createSingleFlight } from "../../content/single-flight.ts";
import type { PictureKind } from "./file-kind.ts";
import { createLimiter } from "./limiter.ts";
import type { LogOnce } from "./log-once.ts";
import type { Original } from "./original.ts";
import type { PictureStore } from "./picture-store.ts";
import type { PictureWorker } from "./picture-worker.ts";
import { UnusablePictureError } from "./unusable-picture-error.ts";
import type { Variant } from "./wanted-variant.ts";

/** Pictures made from originals: each variant once, two at a time, then kept. */
export type Variants = {
  /** `undefined` when the original cannot be shown. Rejects with TooBusyError or a ContentHostError. */
  get: (original: Original, kind: PictureKind, variant: Variant) => Promise<Buffer | undefined>;
  /** Makes it when it is not kept yet. Rejects in the same way. */
  prepare: (original: Original, kind: PictureKind, variant: Variant) => Promise<void>;
  /** Whether a visitor waits for one. */
  isBusy: () => boolean;
};

const AT_ONCE = 2;
const LONGEST_QUEUE = 100;
/** Counts up when pictures are made differently, so that older ones are made anew. */
const RECIPE = 1;

export function createVariants(
  store: PictureStore,
  worker: PictureWorker,
  logOnce: LogOnce,
): Variants {
  const limit = createLimiter(AT_ONCE, LONGEST_QUEUE);
  const flight = createSingleFlight<Buffer | undefined>();
  // Some broken pictures take long to fail; they are not tried again for every visitor.
  const unusable = new LRUCache<string, true>({ max: 2_000, ttl: 300_000 });
  let awaited = 0;

  async function make(original: Original, kind: PictureKind, variant: Variant) {
    const { name, owner, digest } = original;
    const key = variantKey(digest, variant);
    const bytes = await original.read();
    try {
      const made = await worker.render(bytes, kind, variant);
      store.write({ of: owner, part: key }, made);
      return made;
    } catch (error) {
      if (!(error instanceof UnusablePictureError)) throw error;
      unusable.set(key, true);
      logOnce(digest, { name, error: error.message }, "A picture cannot be shown");
      return undefined;
    }
  }

  const makeOnce = (original: Original, kind: PictureKind, variant: Variant) =>
    flight(variantKey(original.digest, variant), () => limit(() => make(original, kind, variant)));

  return {
    get: async (original, kind, variant) => {
      const key = variantKey(original.digest, variant);
      if (unusable.has(key)) return undefined;
      const stored = await store.read({ of: original.owner, part: key });
      if (stored) return stored;
      awaited += 1;
      try {
        return await makeOnce(original, kind, variant);
      } finally {
        awaited -= 1;
      }
    },
    prepare: async (original, kind, variant) => {
      const part = variantKey(original.digest, variant);
      if (unusable.has(part) || store.has({ of: original.owner, part })) return;
      await makeOnce(original, kind, variant);
    },
    isBusy: () => awaited > 0,
  };
}

/** Names one variant of one original; also its entity tag. */
export function variantKey(digest: string, variant: Variant): string {
  const form = variant === "whole" ? variant : `${variant.width}-${variant.format}`;
  return `${digest.slice(0, 32)}-${form}-${RECIPE}`;
}
