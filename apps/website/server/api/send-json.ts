import { LRUCache } from "lru-cache";
import { type Encoded, encode } from "../http/encode.ts";
import type { Exchange } from "../http/exchange.ts";
import { createEtag, send } from "../http/send.ts";

type Good = { value: unknown; version: string };
type CachedJson = { version: string; etag: string; encoded: Encoded };

const MAX_BYTES = 16 * 1024 * 1024;

/** Sends a cached response as JSON with an ETag; compresses each version once. */
export function createSendJson(): (exchange: Exchange, key: string, good: Good) => Promise<true> {
  const cached = new LRUCache<string, CachedJson>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ encoded }) => encoded.br.byteLength + encoded.gzip.byteLength + 1,
  });

  async function prepare(key: string, { value, version }: Good): Promise<CachedJson> {
    const known = cached.get(key);
    if (known?.version === version) return known;
    const text = JSON.stringify(value);
    const etag = `W/${createEtag(text)}`;
    const json = { version, etag, encoded: await encode(text, "quick") };
    cached.set(key, json);
    return json;
  }

  return async (exchange, key, good) => {
    const { etag, encoded } = await prepare(key, good);
    const headers = { "content-type": "application/json", "cache-control": "no-cache", etag };
    exchange.cacheResponse?.(headers, encoded);
    return send(exchange, 200, headers, encoded);
  };
}
