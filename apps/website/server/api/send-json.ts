import { LRUCache } from "lru-cache";
import { type Encoded, encode } from "../http/encode.ts";
import type { Exchange } from "../http/exchange.ts";
import { send } from "../http/send.ts";
import { tagOf } from "../http/tag-of.ts";

type Good = { value: unknown; version: string };
type CachedJson = { version: string; etag: string; encoded: Encoded };

const MOST_BYTES = 16 * 1024 * 1024;

/** Sends a cached answer as JSON, compressed once for each version of it, with an ETag. */
export function createSendJson(): (exchange: Exchange, key: string, good: Good) => Promise<true> {
  const cached = new LRUCache<string, CachedJson>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ encoded }) => encoded.br.byteLength + encoded.gzip.byteLength + 1,
  });

  async function prepare(key: string, { value, version }: Good): Promise<CachedJson> {
    const known = cached.get(key);
    if (known?.version === version) return known;
    const json = JSON.stringify(value);
    const etag = `W/${tagOf(json)}`;
    const made = { version, etag, encoded: await encode(json, "quick") };
    cached.set(key, made);
    return made;
  }

  return async (exchange, key, good) => {
    const { etag, encoded } = await prepare(key, good);
    const headers = { "content-type": "application/json", "cache-control": "no-cache", etag };
    exchange.keep?.(headers, encoded);
    return send(exchange, 200, headers, encoded);
  };
}
