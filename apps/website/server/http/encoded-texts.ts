import { LRUCache } from "lru-cache";
import { type Encoded, encode } from "./encode.ts";
import { createEtag } from "./reply.ts";

type EncodedText = { version: string; etag: string; encoded: Encoded };

const MAX_BYTES = 16 * 1024 * 1024;

/** Writes and compresses a text once for each version. */
export function createEncodedTexts() {
  const texts = new LRUCache<string, EncodedText>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ encoded }) => encoded.br.byteLength + encoded.gzip.byteLength + 1,
  });
  return async (
    key: string,
    version: string,
    write: () => string | Promise<string>,
  ): Promise<EncodedText> => {
    const known = texts.get(key);
    if (known?.version === version) return known;
    const text = await write();
    const etag = `W/${createEtag(text)}`;
    const written = { version, etag, encoded: await encode(text, "quick") };
    texts.set(key, written);
    return written;
  };
}
