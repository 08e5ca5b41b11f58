import {
  BadResponseError,
  BadStatusError,
  type Client,
  ContentHostError,
  NotFoundError,
  TimeoutError,
  UnreachableError,
} from "@manor/contract";
import { imagePath } from "@manor/contract/image-path";
import { BodyTooLargeError, readPieces } from "@manor/contract/read-body";
import { TELLING_BYTES } from "./file-kind.ts";

export type FetchLimits = { maxBytes: number; timeLimitMs: number };

export type Fetched =
  | { changed: false }
  | {
      changed: true;
      etag: string;
      type: string;
      /** The first bytes: they tell what the file is. */
      start: Buffer;
      /** Undefined when the file is larger than the limit. */
      bytes: Buffer | undefined;
    };

/** Fetches one file of the content host, bounded in time and bytes. Rejects with a ContentHostError. */
export async function fetchOriginal(
  client: Client,
  name: string,
  etag: string,
  { maxBytes, timeLimitMs }: FetchLimits,
): Promise<Fetched> {
  const path = imagePath(name);
  const signal = AbortSignal.timeout(timeLimitMs);
  let isOpen = false;
  try {
    const response = await openFile(client, path, signal, etag ? { "if-none-match": etag } : {});
    isOpen = true;
    if (response.status === 304) return { changed: false };
    const type = response.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    const tag = response.headers.get("etag") ?? "";
    return { changed: true, etag: tag, type, ...(await readFile(response, maxBytes)) };
  } catch (error) {
    if (error instanceof ContentHostError) throw error;
    if (signal.aborted) throw new TimeoutError(path, timeLimitMs);
    if (isOpen) throw new BadResponseError(path, "it broke off", error);
    throw new UnreachableError(path, error);
  }
}

/** Asks for a file and looks at the status only. Rejects with a ContentHostError for a status that is no success. */
export async function openFile(
  client: Client,
  path: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await client.file(path, signal, headers);
  if (response.ok || (response.status === 304 && "if-none-match" in headers)) return response;
  await response.body?.cancel();
  if (response.status === 404) throw new NotFoundError(path);
  throw new BadStatusError(path, response.status);
}

/** How long the body will be, or `undefined` when the host does not say so or packs it. */
export function sizeOf({ headers }: Response): number | undefined {
  const length = headers.get("content-length");
  return length && !headers.has("content-encoding") ? Number(length) : undefined;
}

/** The whole file, or of a larger one just the beginning. */
async function readFile(response: Response, maxBytes: number) {
  const isKnownLarge = (sizeOf(response) ?? 0) > maxBytes;
  const pieces: Uint8Array[] = [];
  let isLarge = isKnownLarge;
  try {
    const enough = isKnownLarge ? TELLING_BYTES : maxBytes;
    for await (const piece of readPieces(response.body ?? new Blob().stream(), enough))
      pieces.push(piece);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    isLarge = true;
  }
  const read = Buffer.concat(pieces);
  const start = Buffer.from(read.subarray(0, TELLING_BYTES));
  return { start, bytes: isLarge ? undefined : read };
}
