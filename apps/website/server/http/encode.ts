import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzip } from "node:zlib";
import { Negotiator } from "@fastify/accept-negotiator";
import { LRUCache } from "lru-cache";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** One text in the encodings that nearly all browsers accept. Without a stored plain text it is decompressed on demand. */
export type Encoded = { br: Uint8Array; gzip: Uint8Array; identity?: Uint8Array };

/** 256 KiB: longer than any page, and much less memory than brotli's default of 4 MiB. */
const WINDOW_BITS = 18;

/** Compresses a text. `best` is slow (brotli 11) and meant for responses that are cached and sent many times. */
export async function encode(text: string, effort: "quick" | "best"): Promise<Encoded> {
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === "best" ? 11 : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  };
  const level = effort === "best" ? 9 : 5;
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level })]);
  return { br: trimBuffer(br), gzip: trimBuffer(gz) };
}

/**
 * The bytes to send. Decompresses synchronously, in less than a millisecond: in the thread pool it would wait for
 * writes to the disk. Throws only when `encoded` is not a result of `encode`.
 */
export const getBody = (encoding: Encoding, encoded: Encoded): Uint8Array =>
  encoded[encoding] ?? brotliDecompressSync(encoded.br);

const negotiator = new Negotiator<Encoding>({
  supportedValues: ["br", "gzip", "identity"],
  // Browsers know only a handful of such headers.
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** The best encoding that an Accept-Encoding header allows; plain text if it allows none of ours. */
export function chooseEncoding(accept = ""): Encoding {
  return negotiator.negotiate(accept.toLowerCase()) ?? "identity";
}

/** zlib returns a slice of a 16 KiB buffer; storing the slice would keep the whole buffer in memory. */
const trimBuffer = (slice: Uint8Array): Uint8Array => new Uint8Array(slice);
