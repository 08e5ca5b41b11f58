import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { type ByteRange, readByteRange, sliceRange } from "./byte-range.ts";
import { chooseEncoding, type Encoded, getBody } from "./encode.ts";
import {
  type Headers,
  isKnown,
  notModified,
  problem,
  type Reply,
  type Stream,
} from "./exchange.ts";

/** A reply in one encoding. */
type Chosen = { status: number; headers: Headers; body: Uint8Array | Stream };

const EMPTY = new Uint8Array();
const NO_BODY = new Set([204, 304]);

/**
 * The only code that writes replies to the socket. HEAD gets the headers only. With an `etag` header, a matching
 * If-None-Match gets 304; with `accept-ranges: bytes`, a Range request gets a part, so that downloads can resume. A
 * compressed text is sent in the encoding that the browser accepts. A failing stream ends the connection, so that a
 * client never takes a part for the whole. `defaults` are the headers of every response.
 */
export async function writeReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  defaults: Headers,
): Promise<void> {
  const { status, headers, body } = chooseRange(request, chooseEncoded(request, reply));
  response.writeHead(status, withoutRemoved({ ...defaults, ...headers }));
  if (request.method === "HEAD" || NO_BODY.has(status)) response.end();
  else if (body instanceof Uint8Array) response.end(body);
  // The client closed the connection or the source failed: pipeline has closed both, and no response is possible.
  else await pipeline(body.chunks, response).catch(() => {});
}

function withoutRemoved(headers: Headers): Record<string, string | number> {
  const sent: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent[name] = value;
  return sent;
}

const isEncoded = (body: Reply["body"]): body is Encoded =>
  typeof body === "object" && "gzip" in body;

/** The body in the encoding that the browser accepts, or 304 without a body. */
function chooseEncoded(request: IncomingMessage, { status, headers, body }: Reply): Chosen {
  const varied = isEncoded(body) ? { ...headers, vary: "accept-encoding" } : headers;
  if (status === 200 && isKnown(request, headers.etag))
    return { ...notModified(varied), body: EMPTY };
  if (typeof body === "string") return { status, headers, body: Buffer.from(body) };
  if (!isEncoded(body)) return { status, headers, body };
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const coded = encoding === "identity" ? varied : { ...varied, "content-encoding": encoding };
  return { status, headers: coded, body: getBody(encoding, body) };
}

/** The requested part of the body, the whole of it, or 416; with the headers of its size. */
function chooseRange(request: IncomingMessage, chosen: Chosen): Chosen {
  const { status, headers, body } = chosen;
  const size = body instanceof Uint8Array ? body.byteLength : body.size;
  if (size === undefined || NO_BODY.has(status)) return chosen;
  const range = status === 200 ? getRequestedRange(request, headers, size) : "whole";
  if (range === "whole") return { status, headers: { ...headers, "content-length": size }, body };
  if (range === "unsatisfiable") {
    const unsatisfied = { "content-range": `bytes */${size}` };
    const refused = problem(416, "The requested range is after the end of the file.", unsatisfied);
    return chooseRange(request, chooseEncoded(request, refused));
  }
  const { first, last } = range;
  const partHeaders = {
    ...headers,
    "content-range": `bytes ${first}-${last}/${size}`,
    "content-length": last - first + 1,
  };
  return { status: 206, headers: partHeaders, body: cut(body, range) };
}

function cut(body: Chosen["body"], range: ByteRange): Chosen["body"] {
  if (body instanceof Uint8Array) return body.subarray(range.first, range.last + 1);
  return { size: range.last - range.first + 1, chunks: sliceRange(body.chunks, range) };
}

/** The requested range of a file of `size` bytes. A range of an older version is useless. */
function getRequestedRange(
  { method, headers: asked }: IncomingMessage,
  headers: Headers,
  size: number,
): ByteRange | "whole" | "unsatisfiable" {
  if (method !== "GET" || headers["accept-ranges"] !== "bytes") return "whole";
  const condition = asked["if-range"];
  if (condition && condition !== headers.etag) return "whole";
  return readByteRange(asked.range, size);
}
