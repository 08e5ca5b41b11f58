import {
  BadResponseError,
  type Client,
  ContentHostError,
  TimeoutError,
  UnreachableError,
} from "@manor/contract";
import { imagePath } from "@manor/contract/image-path";
import { readPieces } from "@manor/contract/read-body";
import type { Exchange } from "../http/exchange.ts";
import { send } from "../http/send.ts";
import { openFile, sizeOf } from "./fetch-original.ts";
import { readFileKind, TELLING_BYTES } from "./file-kind.ts";
import { createLimiter } from "./limiter.ts";
import type { Original } from "./original.ts";

/**
 * Hands a file on that is too large to keep, piece by piece as it comes. Rejects with a ContentHostError or a
 * TooBusyError before anything is sent; later the connection breaks off, so that nobody takes half for the whole.
 */
export type StreamFile = (
  exchange: Exchange,
  original: Original,
  headers: Record<string, string>,
) => Promise<true>;

export type StreamLimits = { maxStreamedBytes: number; timeLimitMs: number };

const AT_ONCE = 24;

export function createStreamFile(client: Client, limits: StreamLimits): StreamFile {
  const { maxStreamedBytes, timeLimitMs } = limits;
  const limit = createLimiter(AT_ONCE, 0);

  async function stream(exchange: Exchange, { name, kind }: Original, headers: Headers) {
    const path = imagePath(name);
    const gone = new AbortController();
    exchange.response.once("close", () => gone.abort());
    const late = AbortSignal.timeout(timeLimitMs);
    const body = await open(path, gone, late);
    const { size } = body;
    if ((size ?? 0) > maxStreamedBytes) throw tooLarge(path, gone);
    // Since it was looked at, the office may have put a picture in its place, with all its hidden data.
    if (readFileKind(body.start) !== kind)
      throw new BadResponseError(path, "it has just been replaced");
    const chunks = readPieces(body.chunks, maxStreamedBytes);
    const whole = size === undefined ? headers : { ...headers, "accept-ranges": "bytes" };
    try {
      return await send(exchange, 200, whole, { size, chunks });
    } finally {
      gone.abort();
    }
  }

  async function open(path: string, gone: AbortController, late: AbortSignal): Promise<Opened> {
    const stop = () => gone.abort();
    late.addEventListener("abort", stop);
    try {
      const response = await openFile(client, path, gone.signal);
      return { size: sizeOf(response), ...(await peek(response)) };
    } catch (error) {
      if (error instanceof ContentHostError) throw error;
      if (late.aborted) throw new TimeoutError(path, timeLimitMs);
      throw new UnreachableError(path, error);
    } finally {
      late.removeEventListener("abort", stop);
    }
  }

  return (exchange, original, headers) => limit(() => stream(exchange, original, headers));
}

type Headers = Record<string, string>;
type Opened = {
  size: number | undefined;
  start: Buffer;
  chunks: AsyncIterable<Uint8Array>;
};

function tooLarge(path: string, gone: AbortController): BadResponseError {
  gone.abort();
  return new BadResponseError(path, "it is larger than anything this site hands on");
}

/** Reads just enough to tell what a file is; `chunks` holds these first bytes once more. */
async function peek(response: Response): Promise<Omit<Opened, "size">> {
  const reader = (response.body ?? new Blob().stream()).getReader();
  const first: Uint8Array[] = [];
  for (let seen = 0; seen < TELLING_BYTES; ) {
    const { value } = await reader.read();
    if (!value) break;
    first.push(value);
    seen += value.byteLength;
  }
  async function* all() {
    yield* first;
    for (let next = await reader.read(); next.value; next = await reader.read()) yield next.value;
  }
  return { start: Buffer.concat(first), chunks: all() };
}
