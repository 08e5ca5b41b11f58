/** A body exceeds the limit of its reader. */
export class BodyTooLargeError extends Error {
  override readonly name = "BodyTooLargeError";
  constructor(maxBytes: number) {
    super(`The body is larger than ${maxBytes} bytes, so it was not read; send a smaller one.`);
  }
}

type Body = AsyncIterable<Uint8Array>;

/**
 * Yields the chunks of a body. Throws BodyTooLargeError after the chunk that exceeds `maxBytes`. Ending the iteration
 * early cancels the body.
 */
export async function* readChunks(body: Body, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    yield chunk;
    if (size > maxBytes) throw new BodyTooLargeError(maxBytes);
  }
}

/** Reads a whole body. Throws BodyTooLargeError above `maxBytes`, before reading if `contentLength` is above it. */
export async function readBody(
  body: Body | null | undefined,
  maxBytes: number,
  contentLength?: string | null,
): Promise<Buffer> {
  if (Number(contentLength ?? 0) > maxBytes) throw new BodyTooLargeError(maxBytes);
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(body ?? emptyBody(), maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
