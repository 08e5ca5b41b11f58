/** A body is larger than its reader takes. */
export class BodyTooLargeError extends Error {
  override readonly name = "BodyTooLargeError";
  constructor(mostBytes: number) {
    super(`The body is larger than ${mostBytes} bytes, so it was not read; send less.`);
  }
}

type Body = AsyncIterable<Uint8Array>;

/**
 * A body's pieces as they come. Throws BodyTooLargeError after the piece with which it has more than `mostBytes`;
 * whoever stops before the end lets go of the rest.
 */
export async function* readPieces(body: Body, mostBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    yield piece;
    if (size > mostBytes) throw new BodyTooLargeError(mostBytes);
  }
}

/**
 * A whole body. Throws BodyTooLargeError past `mostBytes`, and without reading anything when the sender's
 * `content-length` says so already.
 */
export async function readBody(
  body: Body | null | undefined,
  mostBytes: number,
  contentLength?: string | null,
): Promise<Buffer> {
  if (Number(contentLength ?? 0) > mostBytes) throw new BodyTooLargeError(mostBytes);
  const pieces: Uint8Array[] = [];
  for await (const piece of readPieces(body ?? emptyBody(), mostBytes)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
