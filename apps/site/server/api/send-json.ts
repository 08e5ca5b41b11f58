import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Exchange } from "../exchange.ts";
import { bodyIn, chooseEncoding, type Encoded, encode } from "../pages/encode.ts";

type Good = { value: unknown; version: number };
type KeptJson = { version: number; etag: string; encoded: Encoded };

const MOST_BYTES = 16 * 1024 * 1024;

/** Sends a kept answer as JSON, compressed once for each version of it, with an ETag. */
export function createSendJson(): (exchange: Exchange, key: string, good: Good) => Promise<true> {
  const kept = new LRUCache<string, KeptJson>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ encoded }) => encoded.br.byteLength + encoded.gzip.byteLength + 1,
  });

  async function prepare(key: string, { value, version }: Good): Promise<KeptJson> {
    const known = kept.get(key);
    if (known?.version === version) return known;
    const json = JSON.stringify(value);
    const etag = `W/"${hash("sha256", json, "base64url").slice(0, 27)}"`;
    const made = { version, etag, encoded: await encode(json, "quick") };
    kept.set(key, made);
    return made;
  }

  return async ({ request, response }, key, good) => {
    const { etag, encoded } = await prepare(key, good);
    response.setHeader("vary", "accept-encoding");
    response.setHeader("cache-control", "no-cache");
    response.setHeader("etag", etag);
    if (request.headers["if-none-match"]?.includes(etag)) {
      response.writeHead(304).end();
      return true;
    }
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding !== "identity") response.setHeader("content-encoding", encoding);
    response.setHeader("content-type", "application/json");
    const body = await bodyIn(encoding, encoded);
    response.setHeader("content-length", body.byteLength);
    response.writeHead(200);
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}
