import { createLimiter } from "./limiter.ts";
import type { Original } from "./original.ts";
import type { PhotoFacts } from "./photo-facts.ts";
import type { PictureStore } from "./picture-store.ts";
import type { PictureWorker } from "./picture-worker.ts";

/** The seven details that visitors may see; `fileName` is the last part of the name that was asked for. */
export type PhotoDetails = { fileName: string } & PhotoFacts;

/** The details of photos, read once for each original and then kept. */
export type CachedDetails = {
  /** Rejects with TooBusyError, or a ContentHostError when the original cannot be read again. */
  get: (original: Original) => Promise<PhotoDetails>;
};

export function createCachedDetails(store: PictureStore, worker: PictureWorker): CachedDetails {
  const limit = createLimiter(2, 100);

  async function read(original: Original): Promise<Buffer> {
    const facts = await worker.readFacts(await original.read());
    const json = Buffer.from(JSON.stringify(facts));
    store.write(keyOf(original), json);
    return json;
  }

  return {
    get: async (original) => {
      const json = (await store.read(keyOf(original))) ?? (await limit(() => read(original)));
      // Without the name, since the same file may be known under two.
      const facts = JSON.parse(json.toString()) as PhotoFacts;
      return { fileName: lastSegment(original.name), ...facts };
    },
  };
}

const keyOf = ({ owner, digest }: Original) => ({ of: owner, part: `details ${digest}` });
const lastSegment = (name: string) => name.slice(name.lastIndexOf("/") + 1);
