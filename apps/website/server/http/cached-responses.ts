import type { IncomingMessage, ServerResponse } from "node:http";
import { etagMatches } from "@manor/server-kit/etag-matches";
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import type { Counts } from "../metrics/counts.ts";
import { chooseEncoding, type Encoding } from "./encode.ts";
import { type Headers, type PublicReply, withoutType } from "./reply.ts";

export type CachedResponses = ReturnType<typeof createCachedResponses>;

type CacheResponse = (headers: Headers, body: Body) => void;
type Body = PublicReply["body"];
type Variant = { head: string[]; body: string | Buffer };
type CachedResponse = {
  host: string | undefined;
  etag: string;
  notModified: string[];
  variants: Map<Encoding | "any", Variant>;
};

/** After that the middleware runs again, so that correctness never depends on this cache. */
const TTL_MS = 1_000;
const MAX_ENTRIES = 1_000;
const MAX_ADDRESS_LENGTH = 200;
/** Node sends headers and string body in one write up to 16 KiB; the headers have some two. */
const MAX_STRING_BYTES = 14_000;

/** Micro-cache: responses of the last second by the raw request URL, ready to send (docs/decisions/008). */
export function createCachedResponses(
  content: Pick<Content, "version">,
  clock: Pick<Clock, "now">,
  counts: Pick<Counts, "microCache"> = { microCache: 0 },
) {
  // Within a minute, responses change only with the content.
  const stamp = () => content.version() * 1e9 + Math.floor(clock.now().getTime() / 60_000);
  const responses = new Map<string, CachedResponse>();
  let last = stamp();
  let until = 0;

  function clearIfStale(): void {
    const now = performance.now();
    if (now < until && last === stamp() && responses.size < MAX_ENTRIES) return;
    responses.clear();
    last = stamp();
    until = now + TTL_MS;
  }

  return {
    /** Sends a cached response. Returns false without one: then the middleware runs. */
    send: (request: IncomingMessage, response: ServerResponse): boolean => {
      clearIfStale();
      const cached = request.method === "GET" ? responses.get(request.url ?? "") : undefined;
      if (!cached || !isPlain(request) || request.headers.host !== cached.host) return false;
      const { "if-none-match": known, "accept-encoding": accepted } = request.headers;
      if (etagMatches(known, cached.etag)) {
        counts.microCache += 1;
        response.writeHead(304, cached.notModified).end();
        return true;
      }
      const variant = cached.variants.get("any") ?? cached.variants.get(chooseEncoding(accepted));
      if (!variant) return false;
      counts.microCache += 1;
      response.writeHead(200, variant.head).end(variant.body, "latin1");
      return true;
    },
    /** Called at the start of a request. The returned function caches its response, unless content changed meanwhile. */
    start: (request: IncomingMessage): CacheResponse => {
      const { url = "", method, headers } = request;
      const started = stamp();
      return (all, body) => {
        if (method !== "GET" || url.length > MAX_ADDRESS_LENGTH || started !== stamp()) return;
        responses.set(url, prepare(headers.host, all, body));
      };
    },
  };
}

/** Whether the response is the same for everyone: no credentials, no range, and exactly one Host header. */
function isPlain({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.authorization || headers["schoolcode"] || headers.range) return false;
  let names = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") names += 1;
  }
  return names === 1;
}

function prepare(host: string | undefined, headers: Headers, body: Body): CachedResponse {
  const isEncoded = !(body instanceof Uint8Array);
  const all = isEncoded ? { ...headers, vary: "accept-encoding" } : headers;
  const variants: CachedResponse["variants"] = new Map();
  for (const [encoding, bytes] of Object.entries<Uint8Array>(isEncoded ? body : { any: body })) {
    const isCoded = encoding === "br" || encoding === "gzip";
    const head = flatten({
      ...all,
      ...(isCoded && { "content-encoding": encoding }),
      "content-length": bytes.byteLength,
    });
    variants.set(encoding as Encoding | "any", { head, body: toFastBody(bytes) });
  }
  return { host, etag: String(headers.etag), notModified: flatten(withoutType(all)), variants };
}

/** Alternating header names and values in one-byte strings, the fastest form for Node. */
const flatten = (headers: Headers): string[] =>
  Object.entries(headers)
    .flat()
    .map((text) => Buffer.from(String(text), "latin1").toString("latin1"));

/**
 * A short body as a one-byte string, which Node sends in one write with the headers; a long one as a Buffer, which it
 * sends without a copy.
 */
function toFastBody({ buffer, byteOffset, byteLength }: Uint8Array): string | Buffer {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  return byteLength > MAX_STRING_BYTES ? bytes : bytes.toString("latin1");
}
