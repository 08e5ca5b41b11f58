import type { Original } from "./original.ts";
import { type PhotoDetails, readPhotoDetails } from "./photo-details.ts";
import type { PictureStore } from "./picture-store.ts";
import { createTurns } from "./turns.ts";

/** The details of photos, read once for each original and then kept. */
export type KeptDetails = {
  /** Rejects with TooBusyError, or a ContentHostError when the original cannot be read again. */
  get: (original: Original) => Promise<PhotoDetails>;
  forget: (digest: string) => void;
};

export function createKeptDetails(store: PictureStore): KeptDetails {
  const turn = createTurns(2, 100);
  return {
    get: async (original) => {
      const key = keyOf(original.digest);
      const kept = await store.read(key);
      const json = kept ?? (await turn(async () => serialise(await original.read())));
      if (!kept) store.write(key, json);
      // The same file may be known under two names.
      const facts = JSON.parse(json.toString()) as Omit<PhotoDetails, "fileName">;
      return { fileName: lastSegment(original.name), ...facts };
    },
    forget: (digest) => store.remove([keyOf(digest)]),
  };
}

const keyOf = (digest: string) => `details ${digest}`;
const lastSegment = (name: string) => name.slice(name.lastIndexOf("/") + 1);
const serialise = async (bytes: Buffer) =>
  Buffer.from(JSON.stringify(await readPhotoDetails(bytes)));
