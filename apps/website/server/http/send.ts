import { pipeline } from "node:stream/promises";
import { etagMatches } from "@manor/content-api/etag-matches";
import { type ByteRange, cutPiece, readByteRange } from "./byte-range.ts";
import { bodyIn, chooseEncoding, type Encoded, type Encoding, encodeOnce } from "./encode.ts";
import { type Exchange, type Headers, isRead } from "./exchange.ts";

/** A stream of bytes. `size` is undefined when it is unknown. */
export type Stream = { size: number | undefined; chunks: AsyncIterable<Uint8Array> };

/**
 * The one way out. A HEAD request gets the headers only. With an `etag` among them, who has this version already
 * gets 304; with `accept-ranges: bytes`, who asks for a piece gets the piece: a download that broke off goes on
 * where it was. A text that is kept compressed leaves in the form that the browser takes. A stream that breaks off
 * ends the connection, so that nobody takes half for the whole.
 */
export function send(
  exchange: Exchange,
  status: number,
  headers: Headers,
  body?: string | Uint8Array | Encoded,
): true;
export function send(
  exchange: Exchange,
  status: number,
  headers: Headers,
  body: Stream,
): Promise<true>;
export function send(
  exchange: Exchange,
  status: number,
  headers: Headers,
  body: string | Uint8Array | Encoded | Stream = "",
): true | Promise<true> {
  if (typeof body === "string") return sendBytes(exchange, status, headers, Buffer.from(body));
  if (body instanceof Uint8Array) return sendBytes(exchange, status, headers, body);
  if ("chunks" in body) return sendStream(exchange, status, headers, body);
  return sendEncoded(exchange, status, headers, body);
}

/** Whether the visitor's copy is still the right one: then there is nothing to be made. */
export function isKnown(exchange: Exchange, etag: Headers[string] | undefined): boolean {
  if (typeof etag !== "string" || !isRead(exchange)) return false;
  return etagMatches(exchange.request.headers["if-none-match"], etag);
}

export function sendNotModified({ response }: Exchange, headers: Headers): true {
  response.writeHead(304, headers).end();
  return true;
}

/** A problem in plain words (RFC 9457), without any detail of how the site works inside. */
export function sendProblem(
  exchange: Exchange,
  status: number,
  detail: string,
  headers: Headers = {},
  more: object = {},
): true {
  const ofProblem = { "content-type": "application/problem+json", "cache-control": "no-store" };
  const body = JSON.stringify({ status, detail, ...more });
  return send(exchange, status, { ...ofProblem, ...headers }, body);
}

function sendBytes(exchange: Exchange, status: number, headers: Headers, bytes: Uint8Array): true {
  if (status === 200 && isKnown(exchange, headers.etag)) return sendNotModified(exchange, headers);
  const { request, response } = exchange;
  const size = bytes.byteLength;
  const piece = status === 200 ? wantedPiece(exchange, headers, size) : "whole";
  if (piece === "beyond") return sendBeyond(exchange, size);
  begin(exchange, status, headers, piece, size);
  const part = piece === "whole" ? bytes : bytes.subarray(piece.first, piece.last + 1);
  response.end(request.method === "HEAD" ? undefined : part);
  return true;
}

function sendEncoded(exchange: Exchange, status: number, headers: Headers, encoded: Encoded): true {
  const varied = { ...headers, vary: "accept-encoding" };
  if (status === 200 && isKnown(exchange, headers.etag)) {
    const { "content-type": _, ...withoutBody } = varied as Headers;
    return sendNotModified(exchange, withoutBody);
  }
  const encoding = chooseEncoding(exchange.request.headers["accept-encoding"]);
  const coded = codedHeaders(varied, encoding);
  return sendBytes(exchange, status, coded, bodyIn(encoding, encoded));
}

/** A text that is for one visitor alone. */
export async function sendOnce(
  exchange: Exchange,
  status: number,
  headers: Headers,
  text: string,
): Promise<true> {
  const encoding = chooseEncoding(exchange.request.headers["accept-encoding"]);
  const varied = { ...headers, vary: "accept-encoding" };
  return sendBytes(
    exchange,
    status,
    codedHeaders(varied, encoding),
    await encodeOnce(text, encoding),
  );
}

const codedHeaders = (headers: Headers, encoding: Encoding): Headers =>
  encoding === "identity" ? headers : { ...headers, "content-encoding": encoding };

async function sendStream(
  exchange: Exchange,
  status: number,
  headers: Headers,
  { size, chunks }: Stream,
): Promise<true> {
  const { request, response } = exchange;
  const piece = size === undefined ? "whole" : wantedPiece(exchange, headers, size);
  if (piece === "beyond") return sendBeyond(exchange, size ?? 0);
  begin(exchange, status, headers, piece, size);
  if (request.method === "HEAD") {
    response.end();
    return true;
  }
  try {
    await pipeline(piece === "whole" ? chunks : cutPiece(chunks, piece), response);
  } catch {
    // The client closed the connection or the source failed: pipeline has closed both, and no response is possible.
  }
  return true;
}

/** The requested range of a file of `size` bytes. A range of an older version is useless. */
function wantedPiece(
  { request }: Exchange,
  headers: Headers,
  size: number,
): ByteRange | "whole" | "beyond" {
  if (request.method !== "GET" || headers["accept-ranges"] !== "bytes") return "whole";
  const condition = request.headers["if-range"];
  if (condition && condition !== headers.etag) return "whole";
  return readByteRange(request.headers.range, size);
}

function sendBeyond(exchange: Exchange, size: number): true {
  const headers = { "content-range": `bytes */${size}` };
  return sendProblem(exchange, 416, "The file ends before that.", headers);
}

function begin(
  { response }: Exchange,
  status: number,
  headers: Headers,
  piece: ByteRange | "whole",
  size: number | undefined,
): void {
  if (piece === "whole") {
    response.writeHead(
      status,
      size === undefined ? headers : { ...headers, "content-length": size },
    );
    return;
  }
  const { first, last } = piece;
  response.writeHead(206, {
    ...headers,
    "content-range": `bytes ${first}-${last}/${size}`,
    "content-length": last - first + 1,
  });
}
