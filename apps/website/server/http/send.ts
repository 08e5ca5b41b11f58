import { hash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { etagMatches } from "@manor/server-kit/etag-matches";
import { type ByteRange, readByteRange, sliceRange } from "./byte-range.ts";
import { chooseEncoding, type Encoded, getBody } from "./encode.ts";
import { type Exchange, type Headers, isRead } from "./exchange.ts";

/** A stream of bytes. `size` is undefined when it is unknown. */
export type Stream = { size: number | undefined; chunks: AsyncIterable<Uint8Array> };

/**
 * Sends a response. HEAD gets the headers only. With an `etag` header, a matching If-None-Match gets 304; with
 * `accept-ranges: bytes`, a Range request gets a part, so that downloads can resume. A compressed text is sent in the
 * encoding that the browser accepts.
 */
export function send(
  exchange: Exchange,
  status: number,
  headers: Headers,
  body: string | Uint8Array | Encoded = "",
): true {
  if (typeof body === "string") return sendBytes(exchange, status, headers, Buffer.from(body));
  if (body instanceof Uint8Array) return sendBytes(exchange, status, headers, body);
  return sendEncoded(exchange, status, headers, body);
}

/** A strong ETag of these bytes. For a text that is sent in several encodings, prefix `W/`. */
export const createEtag = (content: string | Uint8Array): string =>
  `"${hash("sha256", content, "base64url").slice(0, 27)}"`;

/** Whether If-None-Match matches, so that no body is needed. */
export function isKnown(exchange: Exchange, etag: Headers[string] | undefined): boolean {
  if (typeof etag !== "string" || !isRead(exchange)) return false;
  return etagMatches(exchange.request.headers["if-none-match"], etag);
}

/** The headers of a response without a body. */
export const withoutType = ({ "content-type": _, ...headers }: Headers): Headers => headers;

export function sendNotModified({ response }: Exchange, headers: Headers): true {
  response.writeHead(304, withoutType(headers)).end();
  return true;
}

/** Sends problem JSON (RFC 9457) without internal details. */
export function sendProblem(
  exchange: Exchange,
  status: number,
  detail: string,
  headers: Headers = {},
  fields: object = {},
): true {
  const problemHeaders = {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  };
  const body = JSON.stringify({ status, detail, ...fields });
  return send(exchange, status, { ...problemHeaders, ...headers }, body);
}

function sendBytes(exchange: Exchange, status: number, headers: Headers, bytes: Uint8Array): true {
  if (status === 200 && isKnown(exchange, headers.etag)) return sendNotModified(exchange, headers);
  const range = sendHead(exchange, status, headers, bytes.byteLength);
  if (range)
    exchange.response.end(range === "whole" ? bytes : bytes.subarray(range.first, range.last + 1));
  return true;
}

function sendEncoded(exchange: Exchange, status: number, headers: Headers, encoded: Encoded): true {
  const varied = { ...headers, vary: "accept-encoding" };
  if (status === 200 && isKnown(exchange, headers.etag)) return sendNotModified(exchange, varied);
  const encoding = chooseEncoding(exchange.request.headers["accept-encoding"]);
  const coded = encoding === "identity" ? varied : { ...varied, "content-encoding": encoding };
  return sendBytes(exchange, status, coded, getBody(encoding, encoded));
}

/**
 * Sends a stream with status 200, or the requested range of it. A failing stream ends the connection, so that a client
 * never takes a part for the whole.
 */
export async function sendStream(
  exchange: Exchange,
  headers: Headers,
  { size, chunks }: Stream,
): Promise<true> {
  const range = sendHead(exchange, 200, headers, size);
  if (!range) return true;
  try {
    await pipeline(range === "whole" ? chunks : sliceRange(chunks, range), exchange.response);
  } catch {
    // The client closed the connection or the source failed: pipeline has closed both, and no response is possible.
  }
  return true;
}

/** Sends the status and the headers. Returns the part of the body to send; `undefined` when there is none. */
function sendHead(
  exchange: Exchange,
  status: number,
  headers: Headers,
  size: number | undefined,
): ByteRange | "whole" | undefined {
  const { request, response } = exchange;
  const canHaveRange = status === 200 && size !== undefined;
  const range = canHaveRange ? getRequestedRange(exchange, headers, size) : "whole";
  if (range === "unsatisfiable") {
    const unsatisfied = { "content-range": `bytes */${size}` };
    sendProblem(exchange, 416, "The requested range is after the end of the file.", unsatisfied);
    return undefined;
  }
  if (range === "whole")
    response.writeHead(status, {
      ...headers,
      ...(size !== undefined && { "content-length": size }),
    });
  else {
    const { first, last } = range;
    response.writeHead(206, {
      ...headers,
      "content-range": `bytes ${first}-${last}/${size}`,
      "content-length": last - first + 1,
    });
  }
  if (request.method !== "HEAD") return range;
  response.end();
  return undefined;
}

/** The requested range of a file of `size` bytes. A range of an older version is useless. */
function getRequestedRange(
  { request }: Exchange,
  headers: Headers,
  size: number,
): ByteRange | "whole" | "unsatisfiable" {
  if (request.method !== "GET" || headers["accept-ranges"] !== "bytes") return "whole";
  const condition = request.headers["if-range"];
  if (condition && condition !== headers.etag) return "whole";
  return readByteRange(request.headers.range, size);
}
