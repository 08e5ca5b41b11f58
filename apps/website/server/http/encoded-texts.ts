import { LRUCache } from "lru-cache";
import { type Encoded, encode } from "./encode.ts";
import { createEtag } from "./send.ts";

type EncodedText = { version: string; etag: string; encoded: Encoded };

/** Writes and compresses a text once for each version. */
export type EncodedTexts = (
  key: string,
  version: string,
  write: () => string | Promise<string>,
) => Promise<EncodedText>;

const MAX_BYTES = 16 * 1024 * 1024;

export function createEncodedTexts(): EncodedTexts {
  const texts = new LRUCache<string, EncodedText>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ encoded }) => encoded.br.byteLength + encoded.gzip.byteLength + 1,
  });
  return async (key, version, write) => {
    const known = texts.get(key);
    if (known?.version === version) return known;
    const text = await write();
    const etag = `W/${createEtag(text)}`;
    const written = { version, etag, encoded: await encode(text, "quick") };
    texts.set(key, written);
    return written;
  };
}
